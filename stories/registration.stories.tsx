import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { StateValue } from 'xstate';
import { documentForms } from '#browser/fields.ts';
import {
  emptyRegistration,
  type RegistrationContext,
  registrationMachine,
} from '#machines/account/registration.machine.ts';
import { at } from '#machines/at.ts';
import { withEffects } from '#machines/with-effects.ts';
import { RegistrationScreen } from '#screens/account/registration-screen.tsx';
import { registrationWording } from '#wording/registration.ts';
import { sampleCountries, sampleRegistration } from './sample/account.ts';
import { inPlainFrame } from './sample/plain-frame.tsx';

const state = (value: StateValue, context: Partial<RegistrationContext> = {}) =>
  at(registrationMachine, value, {
    values: sampleRegistration,
    submitted: false,
    unanswered: false,
    refusal: null,
    ...context,
  });

const meta = {
  title: 'Compte/Inscription',
  parameters: { path: '/register' },
  component: RegistrationScreen,
  decorators: [inPlainFrame],
  args: {
    snapshot: state({ filling: 'idle' }, { values: emptyRegistration }),
    send: () => undefined,
    countries: { state: 'ready', data: sampleCountries },
    onCountriesRetry: () => undefined,
  },
} satisfies Meta<typeof RegistrationScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const phone = { globals: { viewport: { value: 'phone' } } } as const;
const typed = (password1: string): Story['args'] => ({
  snapshot: state({ filling: 'idle' }, { values: { ...sampleRegistration, password1 } }),
});

export const Idle: Story = { name: 'Formulaire vide (register)' };
export const IdleOnPhone: Story = { ...phone, name: 'Formulaire vide, au téléphone', tags: ['phone'] };

export const IdleWeak: Story = { name: 'Mot de passe faible (force 1 sur 4)', args: { ...typed('abc') } };
export const IdleFair: Story = { name: 'Mot de passe moyen', args: { ...typed('Abcdefgh') } };
export const IdleGood: Story = { name: 'Mot de passe bon', args: { ...typed('Abcdefg1') } };
export const IdleStrong: Story = { name: 'Mot de passe fort', args: { ...typed('Tabaski-2026') } };

export const Invalid: Story = {
  name: 'Champs à corriger',
  args: { snapshot: state({ filling: 'invalid' }, { values: emptyRegistration, submitted: true }) },
};
export const InvalidOnPhone: Story = {
  ...Invalid,
  ...phone,
  name: 'Champs à corriger, au téléphone',
  tags: ['phone'],
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
  args: {
    snapshot: state(
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
  },
};
export const InvalidWithOffersOnPhone: Story = {
  ...InvalidWithOffers,
  ...phone,
  name: 'E-mail mal orthographié, numéro avec son indicatif, au téléphone',
  tags: ['phone'],
};

export const Submitting: Story = {
  name: 'Création en cours',
  args: { snapshot: state('submitting', { submitted: true }) },
};

export const Refused: Story = {
  name: 'Refusée par le serveur',
  args: {
    snapshot: state(
      { filling: 'refused' },
      {
        submitted: true,
        refusal: {
          code: 'registration-refused',
          message: 'Un compte existe déjà avec cette adresse e-mail.',
        },
      },
    ),
  },
};

export const Unreachable: Story = {
  name: 'Sans réponse',
  args: { snapshot: state({ filling: 'unreachable' }, { submitted: true, unanswered: true }) },
};

export const Registered: Story = {
  name: 'Compte créé, passage au code',
  args: { snapshot: state('registered', { submitted: true }) },
};

/** The running machine with a provider that already knows the e-mail. */
function LivingRegistration() {
  const [machine] = useState(() =>
    withEffects(registrationMachine, {
      calls: {
        register: async () => ({
          kind: 'refused',
          refusal: { code: 'registration-refused', message: 'Cette adresse est déjà prise.' },
        }),
      },
      actions: {
        writeFields: (values) => documentForms(document).write('registration', values),
        keepEmail: () => undefined,
        notify: () => undefined,
        leaveForCode: () => undefined,
      },
    }),
  );
  const [snapshot, send] = useMachine(machine, { input: { draft: {} } });
  return (
    <RegistrationScreen
      snapshot={snapshot}
      send={send}
      countries={{ state: 'ready', data: sampleCountries }}
      onCountriesRetry={() => undefined}
    />
  );
}

export const Journey: Story = {
  tags: ['live'],
  name: 'Parcours : à corriger, corrigée, refusée',
  render: () => <LivingRegistration />,
  play: async ({ canvas, userEvent }) => {
    const { firstName, lastName, email, phone, country, password, submit, levels, errors } =
      registrationWording;
    const field = (label: string) => canvas.getByLabelText<HTMLInputElement>(label);
    const button = canvas.getByRole('button', { name: submit });
    await userEvent.click(button);
    expect(field(firstName)).toHaveFocus();
    expect(field(firstName)).toHaveAccessibleDescription(errors['first-name-required']);

    await userEvent.type(field(firstName), 'Adjoua Marie');
    expect(field(firstName)).toBeValid();
    await userEvent.type(field(lastName), 'N’Guessan');
    await userEvent.type(field(email), 'adjoua@exemple.ci');
    await userEvent.type(field(phone), '07 01 02 03 04');
    expect(field(phone)).toHaveValue('07 01 02 03 04');
    await userEvent.selectOptions(field(country), sampleRegistration.pays);
    await userEvent.type(field(password), 'tabaski');
    expect(canvas.getByText(levels.weak)).toBeVisible();
    await userEvent.click(button);
    expect(field(password)).toHaveFocus();
    await userEvent.clear(field(password));
    await userEvent.type(field(password), 'Tabaski-2026');
    expect(canvas.getByText(levels.strong)).toBeVisible();
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Cette adresse est déjà prise.'));
    expect(field(email)).toHaveValue('adjoua@exemple.ci');
    expect(field(password)).toHaveValue('Tabaski-2026');
  },
};
