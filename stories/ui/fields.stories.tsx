// §2 Product detail: Quantity stepper: minimum

import type { Meta, StoryObj } from '@storybook/react-vite';
import { CreditCard, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { formatWhole, formatXof } from '#rules/money.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Form } from '#ui/form.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { RadioCards } from '#ui/radio-cards.tsx';
import { RangeSlider } from '#ui/range-slider.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { WholeNumberInput } from '#ui/whole-number-input.tsx';
import { Shelf } from './shelf.tsx';

const meta = { title: 'Interface/Champs', component: TextField } satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj;

function Texts() {
  return (
    <Shelf look="column">
      <TextField label="Prénom" name="first_name" defaultValue="Awa" readOnly />
      <TextField
        label="Adresse de livraison"
        name="address"
        defaultValue="Cocody, rue des Jardins"
        required
      />
      <TextField
        label="Téléphone"
        name="phone"
        defaultValue="07"
        inputMode="tel"
        hint="Chiffres seuls, 8 à 15."
        error="Numéro requis"
      />
      <TextArea label="Notes" optionalLabel="(facultatif)" name="notes" defaultValue="" />
      <PasswordField
        label="Mot de passe"
        name="password"
        defaultValue="Tabaski-2026"
        autoComplete="current-password"
        showLabel="Afficher le mot de passe"
        hideLabel="Masquer le mot de passe"
      />
    </Shelf>
  );
}

export const TextFields: Story = { name: 'Textes', render: () => <Texts /> };

function Choices() {
  const [sort, setSort] = useState<'featured' | 'price-low'>('featured');
  const [quantity, setQuantity] = useState(1);
  return (
    <Shelf look="column">
      <div>
        <Checkbox name="origin" value="ml" defaultChecked>
          Mali
        </Checkbox>
        <Checkbox name="origin" value="ne">
          Niger
        </Checkbox>
      </div>
      <RadioCards
        legend="Moyen de paiement"
        name="moyen_paiement"
        value="wave"
        options={[
          { value: 'wave', label: 'Wave', icon: <Smartphone aria-hidden="true" /> },
          {
            value: 'bank-card',
            label: 'Carte bancaire',
            detail: 'Visa ou Mastercard',
            icon: <CreditCard aria-hidden="true" />,
          },
        ]}
      />
      <Select
        label="Trier par"
        name="sort"
        value={sort}
        onChange={setSort}
        options={[
          { value: 'featured', label: 'À la une' },
          { value: 'price-low', label: 'Prix : du bas au plus haut' },
        ]}
      />
      <QuantityStepper
        label="Quantité"
        decreaseLabel="Un de moins"
        increaseLabel="Un de plus"
        value={quantity}
        onChange={setQuantity}
      />
    </Shelf>
  );
}

export const ChoiceFields: Story = { name: 'Choix', render: () => <Choices /> };

function Quantity() {
  const [quantity, setQuantity] = useState(2);
  return (
    <Shelf>
      <QuantityStepper
        label="Quantité"
        decreaseLabel="Un de moins"
        increaseLabel="Un de plus"
        value={quantity}
        onChange={setQuantity}
      />
    </Shelf>
  );
}

export const LeastQuantity: Story = {
  name: 'La quantité ne descend pas sous 1 et garde le focus',
  render: () => <Quantity />,
  play: async ({ canvas, userEvent }) => {
    const fewer = canvas.getByRole('button', { name: 'Un de moins' });
    fewer.focus();
    await userEvent.keyboard('{Enter}{Enter} ');
    const quantity = canvas.getByRole('spinbutton', { name: 'Quantité' });
    await expect(quantity).toHaveValue(1);
    await expect(fewer).toHaveFocus();
    await expect(fewer).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect(quantity).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(quantity).toHaveValue(2);
    await expect(fewer).not.toHaveAttribute('aria-disabled');
    await expect(canvas.getByText('Quantité : 2')).toHaveAttribute('aria-live', 'polite');
    // What is no number of animals leaves the one that was there.
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '12');
    await userEvent.tab();
    await expect(canvas.getByText('Quantité : 12')).toBeInTheDocument();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '-3');
    await userEvent.tab();
    await expect(quantity).toHaveValue(12);
  },
};

const bounds = { min: 0, max: 3_000_000, step: 10_000 };
const range = [
  { label: 'Prix minimum', name: 'min', price: 150_000 },
  { label: 'Prix maximum', name: 'max', price: 2_100_000 },
];

export const Prices: Story = {
  name: 'Prix',
  render: () => (
    <Shelf look="column">
      {range.map(({ label, price }) => (
        <RangeSlider key={label} label={label} {...bounds} value={price} valueText={formatXof(price)} />
      ))}
      {range.map(({ label, name, price }) => (
        <WholeNumberInput key={label} label={label} name={name} value={formatWhole(price)} />
      ))}
    </Shelf>
  ),
};

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

export const FaultyForm: Story = {
  name: 'Un formulaire à corriger',
  render: () => <Faulty />,
  play: async ({ canvas, userEvent }) => {
    const said = canvas.getByRole('status');
    const name = canvas.getByRole('textbox', { name: 'Nom' });
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('À remplir');
    await expect(said).toHaveTextContent('2 champs à corriger.');
    await waitFor(() => expect(said).toBeEmptyDOMElement(), { timeout: 2000 });
    // Left as it was it says nothing more, with a new fault it does, by name.
    await userEvent.tab();
    await expect(said).toBeEmptyDOMElement();
    await userEvent.keyboard('Yamoussoukro');
    await expect(said).toBeEmptyDOMElement();
    await userEvent.tab();
    await expect(said).toHaveTextContent('Ville : Trop long');
  },
};
