import type { Meta } from '@storybook/react-vite';
import { LayoutGrid, List } from 'lucide-react';
import { Segmented } from '#ui/segmented.tsx';
import { part } from './part.tsx';

export default {
  title: 'Interface/Composants/Choix en segments',
  component: Segmented,
  args: {
    ...{ label: 'Affichage', name: 'affichage', value: 'grid', onChange: () => {} },
    options: [
      { value: 'grid', label: 'Grille', icon: <LayoutGrid aria-hidden="true" />, iconOnly: true },
      { value: 'list', label: 'Liste', icon: <List aria-hidden="true" />, iconOnly: true },
    ],
  },
} satisfies Meta<typeof Segmented>;

export const Part = { ...part, name: 'Choix en segments : grille ou liste' };
