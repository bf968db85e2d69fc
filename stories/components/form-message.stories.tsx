import type { Meta } from '@storybook/react-vite';
import { FormMessage } from '#ui/form-message.tsx';
import { part } from './part.tsx';

export default {
  title: 'Interface/Composants/Message d’un formulaire',
  component: FormMessage,
  args: { children: 'Nom d’utilisateur ou mot de passe incorrect.' },
} satisfies Meta<typeof FormMessage>;

export const Part = { ...part, name: 'Message d’un formulaire : erreur, bonne nouvelle' };
