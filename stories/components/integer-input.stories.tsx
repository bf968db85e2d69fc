import type { Meta } from '@storybook/react-vite';
import { IntegerInput } from '#ui/integer-input.tsx';
import { part } from './part.tsx';

export default {
  title: 'Interface/Composants/Saisie d’un montant',
  component: IntegerInput,
  args: { label: 'Prix maximum', name: 'max', value: '2\u202f100\u202f000' },
} satisfies Meta<typeof IntegerInput>;

export const Part = { ...part, name: 'Montant à saisir, en francs entiers' };
