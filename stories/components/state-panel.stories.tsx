import type { Meta } from '@storybook/react-vite';
import { Button } from '#ui/button.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { part } from './part.tsx';

export default {
  title: 'Interface/Composants/Panneau vide ou d’erreur',
  component: StatePanel,
  args: {
    scene: 'empty-cart',
    title: 'Ton panier est vide',
    action: <Button>Continue l’achat</Button>,
    children: 'La boutique est pleine de beaux animaux.',
  },
} satisfies Meta<typeof StatePanel>;

export const Part = { ...part, name: 'Vide ou en échec : un dessin, une phrase, une action' };
