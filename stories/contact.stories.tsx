// §2 Contact: Four required fields;
// §5 Contact: All four fields

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { at } from '#machines/at.ts';
import { contactMachine, emptyMessage } from '#machines/browsing/contact.machine.ts';
import { ContactScreen } from '#screens/contact/contact-screen.tsx';
import { contactWording } from '#wording/contact.ts';
import { useLiving } from './live/manual-answers.ts';

const meta = {
  title: 'Découvrir/Contact',
  id: 'decouvrir-contact',
  component: ContactScreen,
  parameters: { path: '/contact' },
  args: {
    snapshot: at(contactMachine, { filling: 'idle' }, { values: emptyMessage, submitted: false }),
    send: () => {},
  },
} satisfies Meta<typeof ContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { tags: ['dans-sa-page'], name: 'À remplir' };

export const Invalid: Story = {
  name: 'Champs manquants',
  args: {
    snapshot: at(
      contactMachine,
      { filling: 'invalid' },
      { values: { ...emptyMessage, name: 'Awa', email: 'awa@exemple' }, submitted: true },
    ),
  },
};

export const Sent: Story = {
  name: 'Message envoyé',
  args: { snapshot: at(contactMachine, 'sent', { values: emptyMessage, submitted: false }) },
};

function LivingContact() {
  return <ContactScreen {...useLiving(contactMachine, {}, { input: { draft: {} } })} />;
}

export const Journey: Story = {
  tags: ['en-direct'],
  name: 'Parcours : refusé, corrigé, envoyé',
  render: () => <LivingContact />,
  play: async ({ canvas, userEvent }) => {
    const submit = canvas.getByRole('button', { name: contactWording.submit });
    await userEvent.click(submit);
    const name = canvas.getByLabelText(contactWording.name);
    await waitFor(() => expect(name).toHaveFocus());
    expect(name).toHaveAccessibleDescription(contactWording.errors['name-required']);
    await userEvent.type(name, 'Awa');
    const email = canvas.getByLabelText(contactWording.email);
    expect(email).toHaveAttribute('type', 'email');
    await userEvent.type(email, 'awa@exemple.ci');
    await userEvent.type(canvas.getByLabelText(contactWording.subject), 'Livraison');
    await userEvent.type(canvas.getByLabelText(contactWording.message), 'Livrez-vous à Bouaké ?');
    await userEvent.click(submit);
    const statuses = (await canvas.findAllByRole('status')).map(({ textContent }) => textContent);
    expect(statuses.filter((text) => text !== '')).toEqual([contactWording.success]);
    expect(name).toHaveValue('');
  },
};
