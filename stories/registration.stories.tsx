import type { Meta, StoryObj } from '@storybook/react-vite';
import type { StateValue } from 'xstate';
import { type RegistrationContext, registrationMachine } from '#machines/account/registration.machine.ts';
import { at } from '#machines/at.ts';
import { emptyRegistration } from '#rules/registration.ts';
import { RegistrationScreen } from '#screens/account/registration-screen.tsx';
import { sampleCountries, sampleRegistration } from './sample/account.ts';
import { inPlainFrame } from './sample/plain-frame.tsx';

const shown = (value: StateValue, context: Partial<RegistrationContext> = {}) => ({
  snapshot: at(registrationMachine, value, {
    values: sampleRegistration,
    submitted: false,
    unanswered: false,
    refusal: null,
    ...context,
  }),
});

const meta = {
  title: 'Compte/Inscription',
  parameters: { path: '/register' },
  component: RegistrationScreen,
  decorators: [inPlainFrame],
  args: {
    ...shown({ filling: 'idle' }, { values: emptyRegistration }),
    send: () => undefined,
    countries: { state: 'ready', data: sampleCountries },
    onCountriesRetry: () => undefined,
  },
} satisfies Meta<typeof RegistrationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const typed = (password1: string) =>
  shown({ filling: 'idle' }, { values: { ...sampleRegistration, password1 } });

export const Idle: Story = { name: 'Formulaire vide (register)' };

export const IdleWeak: Story = { name: 'Mot de passe faible (force 1 sur 4)', args: typed('abc') };
export const IdleFair: Story = { name: 'Mot de passe moyen', args: typed('Abcdefgh') };
export const IdleGood: Story = { name: 'Mot de passe bon', args: typed('Abcdefg1') };
export const IdleStrong: Story = { name: 'Mot de passe fort', args: typed('Tabaski-2026') };

export const Invalid: Story = {
  name: 'Champs à corriger',
  args: shown({ filling: 'invalid' }, { values: emptyRegistration, submitted: true }),
};

export const IdleCountriesLoading: Story = {
  name: 'Pays en chargement',
  args: { countries: { state: 'loading' } },
};

export const IdleCountriesFailed: Story = {
  name: 'Pays non chargés',
  args: { countries: { state: 'failed' } },
};

export const IdleCountriesEmpty: Story = { name: 'Aucun pays', args: { countries: { state: 'empty' } } };

export const InvalidWithOffers: Story = {
  name: 'E-mail mal orthographié, numéro avec son indicatif',
  args: shown(
    { filling: 'invalid' },
    {
      submitted: true,
      values: {
        ...sampleRegistration,
        email: 'adjoua@gmial.com',
        numero_telephone: '+225 07 00 00 00 01',
      },
    },
  ),
};

export const IdleWithFormerNumber: Story = {
  name: 'Numéro à huit chiffres d’avant 2021',
  args: shown(
    { filling: 'idle' },
    { submitted: false, values: { ...sampleRegistration, numero_telephone: '22507123456' } },
  ),
};

export const Submitting: Story = {
  name: 'Création en cours',
  args: shown('submitting', { submitted: true }),
};

export const Refused: Story = {
  name: 'Refusée par le serveur',
  args: shown(
    { filling: 'refused' },
    {
      submitted: true,
      refusal: {
        code: 'registration-refused',
        message: 'Un compte existe déjà avec cette adresse e-mail.',
      },
    },
  ),
};

export const Unreachable: Story = {
  name: 'Sans réponse',
  args: shown({ filling: 'unreachable' }, { submitted: true, unanswered: true }),
};

export const Registered: Story = {
  name: 'Compte créé, passage au code',
  args: shown('registered', { submitted: true }),
};
