import { composeStories } from '@storybook/react-vite';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { saysOf } from '../../.storybook/said-by-play.ts';
import { withRouter } from '../../.storybook/with-router.tsx';
import type { Place } from './sentence-index.ts';

type StoryFile = Parameters<typeof composeStories>[0];
type Read = { place: Place; texts: readonly string[] };

const spoken = ['placeholder', 'aria-label', 'title', 'alt'] as const;

/** Every text of a piece of markup by itself, what is read aloud and what a block says as a whole among them. */
function textsOf(html: string): readonly string[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const texts: string[] = [];
  for (const element of page.body.querySelectorAll('*')) {
    for (const name of spoken) texts.push(element.getAttribute(name) ?? '');
    const isBlock = /^(?:P|H[1-6]|LI|DT|DD|LABEL|LEGEND|BUTTON|A|SUMMARY|TD|TH|OPTION|OUTPUT|DIV|SPAN)$/.test(
      element.tagName,
    );
    const hasText = [...element.childNodes].some(
      ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim() !== '',
    );
    if (isBlock && hasText) texts.push(element.textContent ?? '');
  }
  return texts.map((text) => text.replaceAll(/[ \n\t]+/g, ' ').trim()).filter((text) => text !== '');
}

/** The title of a file, else that of its meta's component, as the sidebar shows it. */
function titleOf(file: StoryFile): string {
  const { title } = file.default as { title?: string };
  return title ?? '';
}

/** What each story of a file says while it stands still: nothing is pressed in it, and no effect runs. */
export function readStories(file: StoryFile): readonly Read[] {
  const title = titleOf(file);
  type Named = { name?: string; parameters?: Readonly<Record<string, unknown>> };
  const named = file as unknown as Readonly<Record<string, Named | undefined>>;
  const stories: Record<string, ComponentType> = composeStories(file, { decorators: [withRouter] });
  return Object.entries(stories).flatMap(([key, Story]) => {
    const { name = key, parameters = {} } = named[key] ?? {};
    const place = {
      id: toId(title, storyNameFromExport(key)),
      name: `${title.replaceAll('/', ' / ')} / ${name}`,
    };
    try {
      return [
        { place, texts: [...textsOf(renderToStaticMarkup(createElement(Story))), ...saysOf(parameters)] },
      ];
    } catch {
      // What is printed stands beside the page, where no markup is made without a browser.
      return [];
    }
  });
}
