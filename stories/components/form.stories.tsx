import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '#ui/button.tsx';
import { Form } from '#ui/form.tsx';
import { TextField } from '#ui/text-field.tsx';
import { part } from './part.tsx';

export default { title: 'Interface/Composants/Formulaire', component: Form } satisfies Meta;

function Faulty() {
  const [values, setValues] = useState({ name: '', town: '' });
  const [isSent, setSent] = useState(false);
  const faultOf = (text: string) => {
    if (text.length > 5) return 'Trop long';
    return isSent && text === '' ? 'À remplir' : undefined;
  };
  return (
    <Form
      name="faulty"
      values={values}
      onField={(field, value) => setValues((before) => ({ ...before, [field]: value }))}
      onSubmit={() => setSent(true)}
      faultsText={(count) => `${count} champs à corriger.`}
    >
      <TextField label="Nom" name="name" defaultValue="" error={faultOf(values.name)} />
      <TextField label="Ville" name="town" defaultValue="" error={faultOf(values.town)} />
      <Button type="submit">Envoyer</Button>
    </Form>
  );
}

export const FaultyForm: StoryObj = {
  ...part,
  name: 'Un formulaire à corriger',
  render: () => <Faulty />,
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Nom' });
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await waitFor(() => expect(name).toHaveFocus());
    await expect(name).toHaveAccessibleDescription('À remplir');
    await expect(canvas.getByText('2 champs à corriger.')).toBeInTheDocument();
    // An unchanged text is not announced again; a new fault is, by name.
    await userEvent.tab();
    await userEvent.keyboard('Yamoussoukro');
    await expect(canvas.queryByText(/^(Nom|Ville).: /)).not.toBeInTheDocument();
    await userEvent.tab();
    await expect(await canvas.findByText(/^Ville.: Trop long$/)).toBeInTheDocument();
  },
};
