import type { Meta, StoryObj } from '@storybook/react-vite';
import { useMachine } from '@xstate/react';
import { expect } from 'storybook/test';
import { at } from '#machines/at.ts';
import { contactMachine, emptyMessage } from '#machines/contact.ts';
import { ContactScreen } from '#screens/contact/contact-screen.tsx';
import { contactWording } from '#wording/contact.ts';

const meta = {
  title: 'Écrans/Contact',
  component: ContactScreen,
  parameters: { path: '/contact' },
  args: { snapshot: at(contactMachine, 'filling', { values: emptyMessage, errors: {} }), send: () => {} },
} satisfies Meta<typeof ContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filling: Story = { name: 'À remplir' };

export const Refused: Story = {
  name: 'Champs manquants',
  args: {
    snapshot: at(contactMachine, 'refused', {
      values: { ...emptyMessage, name: 'Awa', email: 'awa@exemple' },
      errors: {
        email: 'email-invalid',
        subject: 'subject-required',
        message: 'message-required',
      },
    }),
  },
};

export const Sent: Story = {
  name: 'Message envoyé',
  args: { snapshot: at(contactMachine, 'sent', { values: emptyMessage, errors: {} }) },
};

export const OnPhone: Story = { name: 'Téléphone', globals: { viewport: { value: 'phone' } } };

function LivingContact() {
  const [snapshot, send] = useMachine(contactMachine);
  return <ContactScreen snapshot={snapshot} send={send} />;
}

export const Journey: Story = {
  name: 'Parcours : refusé, corrigé, envoyé',
  render: () => <LivingContact />,
  play: async ({ canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: contactWording.submit });
    await userEvent.click(submit);
    const name = canvas.getByLabelText(contactWording.name);
    expect(name).toHaveFocus();
    expect(name).toHaveAccessibleDescription(contactWording.errors['name-required']);
    await userEvent.type(name, 'Awa');
    const email = canvas.getByLabelText(contactWording.email);
    expect(email).toHaveAttribute('type', 'email');
    await userEvent.type(email, 'awa@exemple.ci');
    await userEvent.type(canvas.getByLabelText(contactWording.subject), 'Livraison');
    await userEvent.type(canvas.getByLabelText(contactWording.message), 'Livrez-vous à Bouaké ?');
    await userEvent.click(submit);
    expect(canvas.getByRole('status')).toHaveTextContent(contactWording.success);
    expect(name).toHaveValue('');
  },
};
