import { createElement, type ReactNode } from 'react';
import { STORY_RENDERED } from 'storybook/internal/core-events';
import { addons, types } from 'storybook/manager-api';
import { themes } from './themes.ts';

const machine = 'statechart/panel';
const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

/** A bracketed suffix of a name serves the search; it is shown in a quiet style. */
function labelOf({ name, type }: { name: string; type: string }): ReactNode {
  const [, words, more] = (type === 'story' && /^(.+?) (\([^()]+\))$/.exec(name)) || [];
  if (words === undefined) return name;
  const quiet = { fontSize: '0.85em', opacity: 0.8 };
  // One element: the label is a flex container, which would make each part an item of its own.
  return createElement('span', null, words, ' ', createElement('span', { style: quiet }, more));
}

addons.setConfig({
  selectedPanel: machine,
  // Charts are read in the panel, with the story above them.
  layout: { bottomPanelHeight: Math.round(Math.min(380, window.innerHeight * 0.36)) },
  theme: isDark ? themes.dark : themes.light,
  sidebar: { renderLabel: labelOf },
});

/**
 * Hides a panel that has nothing to say: Interactions of a story without a play function, Machine of a part of the interface, in
 * whose place its properties are shown, or how accessible it is.
 */
addons.register('belier/panels', (api) => {
  const isPart = (): boolean => api.getCurrentStoryData()?.title.startsWith('Interface/') === true;
  let isReplaced = false;
  api.on(STORY_RENDERED, () => {
    const { controls } = api.getCurrentStoryData()?.parameters ?? {};
    const instead = controls?.disable === false ? 'addon-controls' : 'storybook/a11y/panel';
    isReplaced ||= isPart() && api.getSelectedPanel() === machine;
    if (isReplaced) api.setSelectedPanel(isPart() ? instead : machine);
    isReplaced &&= isPart();
  });
  const idle = {
    'storybook/interactions/panel': () => api.getCurrentStoryData()?.tags?.includes('play-fn') !== true,
    [machine]: isPart,
  };
  for (const [id, disabled] of Object.entries(idle)) {
    const panel = addons.getElements(types.PANEL)[id];
    if (panel !== undefined) addons.add(id, { ...panel, type: types.PANEL, disabled });
  }
});
