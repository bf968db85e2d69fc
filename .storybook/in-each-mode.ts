import {
  type Globals,
  type RunStory,
  type StoryOfRun,
  testStory as testOnce,
} from '@storybook/addon-vitest/internal/test-utils';
import { isOfShare } from './share.ts';

export { convertToFilePath } from '@storybook/addon-vitest/internal/test-utils';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** A mode as globals; Chromatic names a viewport by its key alone. */
const globalsOf = ({ viewport, ...others }: Globals): Globals =>
  viewport === undefined ? others : { ...others, viewport: { value: viewport } };

/** The other modes of a story, by their names. A story whose state needs a width or a theme has it in each of its modes. */
function modesOf({ id, parameters, globals, tags }: StoryOfRun, own: Globals): [string, Globals][] {
  if (tags.includes('en-direct') || !isOfShare(id)) return [];
  const modes: Readonly<Record<string, Globals>> = parameters.chromatic?.modes ?? {};
  return Object.entries(modes)
    .map(([name, mode]): [string, Globals] => [name, globalsOf(mode)])
    .filter(([, mode]) => Object.entries(mode).some(([key, value]) => !isSame(value, globals[key])))
    .filter(([, mode]) => Object.keys(own).every((key) => !(key in mode) || isSame(own[key], mode[key])));
}

/** The test of a story: as it is, then anew in each of its other modes (`parameters.chromatic.modes`). */
export const testStory: RunStory = (asked) => async (context) => {
  await testOnce(asked)(context);
  const { globals: own = {} } = asked.story;
  for (const [name, mode] of modesOf(context.story, own)) {
    try {
      await testOnce({ ...asked, story: { ...asked.story, globals: { ...own, ...mode } } })(context);
      const { viewport } = context.story.globals;
      const width = context.story.parameters.viewport.options[viewport?.value]?.styles.width;
      if (width !== undefined && width !== `${window.innerWidth}px`)
        throw new Error(`It is not ${width} wide.`);
    } catch (fault) {
      throw new Error(`In the mode ${name}: ${fault instanceof Error ? fault.message : fault}`, {
        cause: fault,
      });
    }
  }
};
