import type { Meta } from '@storybook/react-vite';
import { PasswordField } from '#ui/password-field.tsx';
import { part } from './part.tsx';

export default {
  title: 'Interface/Composants/Mot de passe',
  component: PasswordField,
  args: {
    label: 'Mot de passe',
    name: 'password',
    defaultValue: 'Tabaski-2026',
    autoComplete: 'current-password',
    showLabel: 'Afficher le mot de passe',
    hideLabel: 'Masquer le mot de passe',
  },
} satisfies Meta<typeof PasswordField>;

export const Part = { ...part, name: 'Mot de passe : le montrer, le masquer' };
