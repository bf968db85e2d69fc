import type { Meta } from '@storybook/react-vite';
import { Skeleton } from '#ui/skeleton.tsx';
import { part } from './part.tsx';

export default {
  title: 'Interface/Composants/Squelette',
  component: Skeleton,
  args: { shape: 'picture' },
} satisfies Meta<typeof Skeleton>;

export const Part = { ...part, name: 'Squelettes (skeleton, loading)' };
