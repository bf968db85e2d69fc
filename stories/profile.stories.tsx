import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValue } from 'xstate';
import { type ProfileContext, profileMachine } from '#machines/account/profile.machine.ts';
import { at } from '#machines/at.ts';
import { ProfileForm } from '#screens/dashboard/profile-form.tsx';
import { sampleCountries, sampleRegistration } from './sample/account.ts';
import { inAccount } from './sample/in-account.tsx';
import { sampleUser } from './sample/user.ts';

const shown = (value: StateValue, context: Partial<ProfileContext> = {}) => ({
  snapshot: at(profileMachine, value, {
    read: { ...sampleUser, pays: { id: sampleRegistration.pays, libelle: '' } },
    edits: {},
    sent: {},
    draft: null,
    submitted: false,
    refusal: null,
    ...context,
  }),
});

const meta = {
  title: 'Espace client/Profil',
  parameters: { path: '/dashboard' },
  component: ProfileForm,
  decorators: [inAccount('profil')],
  args: {
    ...shown({ filling: 'idle' }),
    send: () => undefined,
    countries: { state: 'ready', data: sampleCountries },
    onCountriesRetry: () => undefined,
  },
} satisfies Meta<typeof ProfileForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { tags: ['dans-sa-page'], name: 'Profil chargé' };

export const IdleUnloaded: Story = {
  name: 'Profil pas encore chargé',
  args: shown({ filling: 'idle' }, { read: null }),
};

export const IdleEmailPending: Story = {
  name: 'Nouvelle adresse e-mail à confirmer',
  args: { pendingEmail: 'awa.kone@exemple.ci' },
};

export const IdleEdited: Story = {
  name: 'Champ à corriger pendant la saisie',
  args: shown({ filling: 'idle' }, { edits: { first_name: 'A' } }),
};

export const Invalid: Story = {
  name: 'Champs à corriger après l’envoi',
  args: shown(
    { filling: 'invalid' },
    { edits: { first_name: '', last_name: '', email: 'client', username: 'aw' }, submitted: true },
  ),
};

export const Submitting: Story = {
  name: 'Mise à jour en cours',
  args: shown('submitting', { edits: { first_name: 'Aya' }, sent: { first_name: 'Aya' } }),
};

export const Refused: Story = {
  name: 'Refusé par le serveur',
  args: shown(
    { filling: 'refused' },
    {
      edits: { email: 'prise@exemple.ci' },
      submitted: true,
      refusal: {
        code: 'profile-update-failed',
        message: 'Un compte existe déjà avec cette adresse e-mail.',
      },
    },
  ),
};

export const Unreachable: Story = {
  name: 'Sans réponse',
  args: shown({ filling: 'unreachable' }, { edits: { adresse1: 'Plateau' }, submitted: true }),
};

export const IdleCountriesFailed: Story = {
  name: 'Pays non chargés',
  args: { countries: { state: 'failed' } },
};

export const IdleCountriesLoading: Story = {
  name: 'Pays en chargement',
  args: { countries: { state: 'loading' } },
};

export const IdleCountriesEmpty: Story = {
  name: 'Aucun pays',
  args: { countries: { state: 'empty' } },
};
