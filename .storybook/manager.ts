import { createElement, type ReactNode } from 'react';
import { addons, types } from 'storybook/manager-api';
import { themes } from './themes.ts';

const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;

/** What stands in brackets behind a name is there for the search: it is written quietly. */
function labelOf({ name, type }: { name: string; type: string }): ReactNode {
  const [, words, more] = (type === 'story' && /^(.+?) (\([^()]+\))$/.exec(name)) || [];
  if (words === undefined) return name;
  const quiet = { fontSize: '0.85em', opacity: 0.8 };
  // One element: its line is a flexible box, which would set each part in a column of its own.
  return createElement('span', null, words, ' ', createElement('span', { style: quiet }, more));
}

addons.setConfig({
  selectedPanel: 'statechart/panel',
  // A chart is read in it, and the story above it.
  layout: { bottomPanelHeight: Math.round(Math.min(380, window.innerHeight * 0.36)) },
  theme: isDark ? themes.dark : themes.light,
  sidebar: { renderLabel: labelOf },
});

/** A story that nothing is played in has no Interactions panel: it would only tell how to write one. */
addons.register('belier/played', (api) => {
  const id = 'storybook/interactions/panel';
  const panel = addons.getElements(types.PANEL)[id];
  if (panel === undefined) return;
  addons.add(id, {
    ...panel,
    type: types.PANEL,
    disabled: () => api.getCurrentStoryData()?.tags?.includes('play-fn') !== true,
  });
});
