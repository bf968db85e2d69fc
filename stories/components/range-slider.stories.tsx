import type { Meta } from '@storybook/react-vite';
import { RangeSlider } from '#ui/range-slider.tsx';
import { part } from './part.tsx';

export default {
  title: 'Interface/Composants/Curseur',
  component: RangeSlider,
  args: {
    ...{ label: 'Prix minimum', field: 'min', min: 0, max: 3_000_000, step: 10_000 },
    ...{ value: 150_000, valueText: '150\u202f000\u00a0FCFA' },
  },
} satisfies Meta<typeof RangeSlider>;

export const Part = { ...part, name: 'Bornes de prix (slider)' };
