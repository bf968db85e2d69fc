import type { Meta } from '@storybook/react-vite';
import { Progress } from '#ui/progress.tsx';
import { part } from './part.tsx';

export default {
  title: 'Interface/Composants/Progression',
  component: Progress,
  args: { value: 72, label: 'Animaux vendus', valueText: '72\u00a0%' },
} satisfies Meta<typeof Progress>;

export const Part = { ...part, name: 'Progression (progress)' };
export const OfPage = {
  ...Part,
  name: 'Progression : dans une page',
  args: { look: 'page', value: 0, valueText: '0\u00a0%' },
};
