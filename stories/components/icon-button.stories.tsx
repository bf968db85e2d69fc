import type { Meta } from '@storybook/react-vite';
import { Trash2 } from 'lucide-react';
import { IconButton } from '#ui/icon-button.tsx';
import { part } from './part.tsx';

export default {
  title: 'Interface/Composants/Bouton rond',
  component: IconButton,
  args: { label: 'Supprimer du panier', icon: <Trash2 aria-hidden="true" /> },
} satisfies Meta<typeof IconButton>;

export const Part = { ...part, name: 'Bouton d’icône (icons)' };
