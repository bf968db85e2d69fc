import type { ReactElement } from 'react';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';

/** The manager's page, relative to the preview's. */
const address = (id: string): string => `./?path=/story/${id}`;

/** Asks the manager to open the story, so that its panel, theme and sidebar stay. */
export const go = (id: string): void => {
  addons.getChannel().emit(SELECT_STORY, { storyId: id });
};

/** A link to a story, by its id. */
export function StoryAnchor({ story }: { story: { id: string; name: string } }): ReactElement {
  return (
    <a
      href={address(story.id)}
      target="_top"
      onClick={(event) => {
        if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        go(story.id);
      }}
    >
      {story.name}
    </a>
  );
}
