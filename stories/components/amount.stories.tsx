import type { Meta } from '@storybook/react-vite';
import { Amount } from '#ui/amount.tsx';
import { part } from './part.tsx';

export default {
  title: 'Interface/Composants/Montant',
  component: Amount,
  args: { text: '1\u202f250\u202f000\u00a0FCFA' },
} satisfies Meta<typeof Amount>;

export const Part = { ...part, name: 'Montant (amount)' };
