import type { Meta } from '@storybook/react-vite';
import { Spinner } from '#ui/spinner.tsx';
import { part } from './part.tsx';

export default {
  title: 'Interface/Composants/Roue',
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export const Part = { ...part, name: 'Attente : roue (spinner)' };
