import {
  type RunStory,
  type StoryOfRun,
  testStory as testOnce,
} from '@storybook/addon-vitest/internal/test-utils';
import { isOfShare } from './share.ts';

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils';

type Mode = { viewport?: string; disable?: boolean };

/** The modes of a story with a width of their own. A story that has a width itself is shown at that one. */
function widthsOf({ id, parameters, globals, tags }: StoryOfRun): readonly (readonly [string, string])[] {
  const modes: Readonly<Record<string, Mode>> = parameters.chromatic?.modes ?? {};
  if (globals.viewport?.value !== undefined || tags.includes('live') || !isOfShare(id, 2)) return [];
  return Object.entries(modes).flatMap(([name, { viewport }]) =>
    viewport === undefined ? [] : [[name, viewport] as const],
  );
}

/** The test of a story: as it is, then anew in each of Chromatic's modes (`preview.tsx`) that has another width. */
export const testStory: RunStory = (asked) => async (context) => {
  await testOnce(asked)(context);
  for (const [mode, width] of widthsOf(context.story)) {
    const globals = { ...asked.story.globals, viewport: { value: width } };
    try {
      await testOnce({ ...asked, story: { ...asked.story, globals } })(context);
      const { styles } = context.story.parameters.viewport.options[width];
      if (`${window.innerWidth}px` !== styles.width) throw new Error(`It is ${window.innerWidth} px wide.`);
    } catch (fault) {
      throw new Error(`In the mode ${mode}: ${fault instanceof Error ? fault.message : fault}`, {
        cause: fault,
      });
    }
  }
};
