import type { Meta } from '@storybook/react-vite';
import { Disclosure } from '#ui/disclosure.tsx';
import { part } from './part.tsx';

export default {
  title: 'Interface/Composants/Section qui s’ouvre',
  component: Disclosure,
  args: { title: 'Pays d’origine', open: true, children: 'Mali, Niger, Sénégal' },
} satisfies Meta<typeof Disclosure>;

export const Part = { ...part, name: 'Section : ouverte (accordéon)' };
