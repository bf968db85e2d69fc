import { createElement } from 'react';
import { addons, types } from 'storybook/manager-api';
import { defineStateChart } from '../view/state-chart.ts';
import { addonId } from './messages.ts';
import { Panel } from './panel.ts';

defineStateChart();

addons.register(addonId, (api) => {
  addons.add(`${addonId}/panel`, {
    type: types.PANEL,
    title: 'Machine',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active = true }) =>
      createElement(Panel, { isOpen: active, open: (id) => api.selectStory(id) }),
  });
});
