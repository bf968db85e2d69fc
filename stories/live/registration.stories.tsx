import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { registrationMachine } from '#machines/account/registration.machine.ts';
import { RegistrationScreen } from '#screens/account/registration-screen.tsx';
import { codeEntryWording } from '#wording/code-entry.ts';
import { registrationWording as wording } from '#wording/registration.ts';
import { sampleCountries, sampleRegistration } from '../sample/account.ts';
import { inPlainFrame } from '../sample/plain-frame.tsx';
import { LivingCodeEntry } from './living-code-entry.tsx';
import { answer, unpictured, useLiving } from './manual-answers.ts';
import { registration } from './samples.ts';

/** The registration, and the entry of the code that follows. */
function LivingRegistration() {
  const [isRegistered, setRegistered] = useState(false);
  const live = useLiving(registrationMachine, registration, {
    input: { draft: {} },
    done: { leaveForCode: () => setRegistered(true) },
  });
  if (isRegistered) return <LivingCodeEntry purpose="activation" />;
  return (
    <RegistrationScreen
      {...live}
      countries={{ state: 'ready', data: sampleCountries }}
      onCountriesRetry={() => undefined}
    />
  );
}

const meta = {
  title: 'Compte/Inscription/En direct',
  component: LivingRegistration,
  decorators: [inPlainFrame],
  tags: ['en-direct', '!autodocs'],
  parameters: { ...unpictured, path: '/register' },
} satisfies Meta<typeof LivingRegistration>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Live: Story = { name: 'En direct : et si ?' };

export const Activated: Story = {
  name: 'Parcours : de l’inscription au compte activé',
  play: async ({ canvas, userEvent, step }) => {
    const field = (label: string) => canvas.getByLabelText<HTMLInputElement>(label);
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    await step('Le formulaire est rempli', async () => {
      const { first_name, last_name, email, numero_telephone, password1 } = sampleRegistration;
      await userEvent.type(field(wording.firstName), first_name);
      await userEvent.type(field(wording.lastName), last_name);
      await userEvent.type(field(wording.email), email);
      await userEvent.type(field(wording.phone), numero_telephone);
      await userEvent.selectOptions(field(wording.country), sampleRegistration.pays);
      await userEvent.type(field(wording.password), password1);
    });
    await step('L’adresse est déjà prise : tout reste en place', async () => {
      await press(wording.submit);
      await answer('register', 'refused · registration-refused');
      await expect(await canvas.findByRole('alert')).toHaveTextContent('Cette adresse est déjà prise.');
      await expect(field(wording.lastName)).toHaveValue(sampleRegistration.last_name);
    });
    await step('Une autre adresse : le compte est créé', async () => {
      await userEvent.clear(field(wording.email));
      await userEvent.type(field(wording.email), 'adjoua.marie@exemple.ci');
      await press(wording.submit);
      await answer('register', 'registered');
    });
    const first = await canvas.findByRole('textbox', { name: /^Chiffre 1 / });
    await step('Un code faux est refusé', async () => {
      await userEvent.click(first);
      await userEvent.paste('111111');
      await press(codeEntryWording.activation.submit);
      await answer('verify', 'refused · code-invalid');
      await waitFor(() => expect(first).toBeInvalid());
    });
    await step('Le bon code active le compte', async () => {
      await userEvent.click(first);
      await userEvent.paste('482913');
      await press(codeEntryWording.activation.submit);
      await answer('verify', 'activated');
      await expect(await canvas.findByRole('button', { name: codeEntryWording.submitting })).toBeVisible();
    });
  },
};

export const Journey: Story = {
  name: 'Parcours : à corriger, corrigée, refusée',
  play: async ({ canvas, userEvent }) => {
    const { firstName, lastName, email, phone, country, password, submit, levels, errors } = wording;
    const field = (label: string) => canvas.getByLabelText<HTMLInputElement>(label);
    const button = canvas.getByRole('button', { name: submit });
    await userEvent.click(button);
    await waitFor(() => expect(field(firstName)).toHaveFocus());
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
    await waitFor(() => expect(field(password)).toHaveFocus());
    await userEvent.clear(field(password));
    await userEvent.type(field(password), 'Tabaski-2026');
    expect(canvas.getByText(levels.strong)).toBeVisible();
    await userEvent.click(button);
    await answer('register', 'refused · registration-refused');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Cette adresse est déjà prise.'));
    expect(field(email)).toHaveValue('adjoua@exemple.ci');
    expect(field(password)).toHaveValue('Tabaski-2026');
  },
};
