import { createElement, type ReactNode } from 'react';
import { addons, types } from 'storybook/manager-api';
import { themes } from './themes.ts';

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
  selectedPanel: 'statechart/panel',
  // Charts are read in the panel, with the story above them.
  layout: { bottomPanelHeight: Math.round(Math.min(380, window.innerHeight * 0.36)) },
  theme: isDark ? themes.dark : themes.light,
  sidebar: { renderLabel: labelOf },
});

/** Hides a panel that has nothing to say: Interactions of a story without a play function, Machine of a part of the interface. */
addons.register('belier/panels', (api) => {
  const idle = {
    'storybook/interactions/panel': () => api.getCurrentStoryData()?.tags?.includes('play-fn') !== true,
    'statechart/panel': () => api.getCurrentStoryData()?.title.startsWith('Interface/') === true,
  };
  for (const [id, disabled] of Object.entries(idle)) {
    const panel = addons.getElements(types.PANEL)[id];
    if (panel !== undefined) addons.add(id, { ...panel, type: types.PANEL, disabled });
  }
});
