import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValue } from 'xstate';
import {
  noPasswords,
  type PasswordChangeContext,
  passwordChangeMachine,
} from '#machines/account/password-change.machine.ts';
import { at } from '#machines/at.ts';
import { PasswordChange } from '#screens/dashboard/password-change.tsx';
import { inAccount } from './sample/in-account.tsx';

const typed = { old_password: 'Tabaski-2026', new_password1: 'Ladoum!fete', new_password2: 'Ladoum!fete' };

const shown = (value: StateValue, context: Partial<PasswordChangeContext> = {}) => ({
  snapshot: at(passwordChangeMachine, value, { values: typed, submitted: true, refusal: null, ...context }),
});

const meta = {
  title: 'Espace client/Sécurité',
  id: 'espace-client-securite',
  parameters: { path: '/dashboard?onglet=securite' },
  component: PasswordChange,
  decorators: [inAccount('securite')],
  args: {
    ...shown({ filling: 'idle' }, { values: noPasswords, submitted: false }),
    send: () => undefined,
    username: 'client@exemple.ci',
  },
} satisfies Meta<typeof PasswordChange>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { tags: ['dans-sa-page'], name: 'Formulaire vide (change password)' };

export const Invalid: Story = {
  name: 'Champs à corriger',
  args: shown(
    { filling: 'invalid' },
    { values: { old_password: 'court', new_password1: 'ladoum!fete', new_password2: 'Ladoum!2026' } },
  ),
};

export const InvalidShort: Story = {
  name: 'Mots de passe trop courts',
  args: shown(
    { filling: 'invalid' },
    { values: { ...typed, new_password1: 'La!dou', new_password2: 'La!dou' } },
  ),
};

export const InvalidWeak: Story = {
  name: 'Sans minuscule, sans caractère spécial',
  args: shown(
    { filling: 'invalid' },
    { values: { ...typed, new_password1: 'LADOUM!FETE', new_password2: 'Ladoumfete' } },
  ),
};

export const InvalidDifferent: Story = {
  name: 'Deux mots de passe différents',
  args: shown({ filling: 'invalid' }, { values: { ...typed, new_password2: 'Ladoum!2026' } }),
};

export const Submitting: Story = { name: 'Changement en cours', args: shown('submitting') };

export const Refused: Story = {
  name: 'Refusé par le serveur',
  args: shown(
    { filling: 'refused' },
    {
      refusal: { code: 'password-change-failed', message: 'Votre ancien mot de passe est incorrect.' },
    },
  ),
};

export const Unreachable: Story = {
  name: 'Sans réponse',
  args: shown({ filling: 'unreachable' }),
};
