// §2 Product detail: Quantity stepper: minimum

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { adjustable, LookTable, Sheet, TextLengths } from './sheet.tsx';

function Quantity({ first, max }: { first: number; max?: number }) {
  const [value, setValue] = useState(first);
  return (
    <QuantityStepper
      label="Quantité"
      decreaseLabel="Un de moins"
      increaseLabel="Un de plus"
      value={value}
      max={max}
      onChange={setValue}
    />
  );
}

const steps = ['Vérifications', 'Paiement', 'Confirmation'];

const meta = {
  title: 'Interface/Composants/Étapes et quantité',
  id: 'interface-composants-etapes-et-quantite',
  component: Stepper,
  args: { label: 'Étapes de la commande', steps, current: 2, doneLabel: ', terminée' },
  argTypes: {
    current: { control: { type: 'number', min: 1, max: 3 } },
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  name: 'Étapes et quantité : repos, survol, focus, appui, au plus bas (stepper)',
  render: () => (
    <Sheet
      title="Étapes et quantité"
      part="stepper.tsx"
      forWhat={['Étapes : où l’on en est d’une commande.', 'Quantité : un de plus, un de moins.']}
      notFor={['Des vues d’une même chose : des onglets.', 'Un nombre que l’on connaît : un champ.']}
      keyboard={['Les étapes se lisent.', 'Tab atteint moins et plus ; au plus bas, moins garde le focus.']}
    >
      <LookTable
        looks={['rest', 'hover', 'focus', 'pressed']}
        variants={{
          Quantité: () => <Quantity first={2} />,
          'Au plus bas': () => <Quantity first={1} />,
          'Au plus haut': () => <Quantity first={3} max={3} />,
        }}
      />
      <LookTable
        name="Étapes"
        looks={['rest']}
        variants={Object.fromEntries(
          steps.map((name, index) => [
            name,
            () => <Stepper label={name} steps={steps} current={index + 1} doneLabel=", terminée" />,
          ]),
        )}
      />
    </Sheet>
  ),
};

export const Texts: Story = {
  name: 'Étapes et quantité : texte court, texte long',
  render: () => (
    <TextLengths>
      <Stepper label="Courtes" steps={['Un', 'Deux']} current={1} doneLabel=", terminée" />
      <Stepper
        label="Longues"
        steps={[
          'Vérification de vos informations',
          'Choix du moyen de paiement',
          'Confirmation de la commande',
        ]}
        current={3}
        doneLabel=", terminée"
      />
      <Quantity first={1200} />
    </TextLengths>
  ),
};

export const LeastQuantity: Story = {
  name: 'La quantité ne descend pas sous 1 et garde le focus',
  render: () => <Quantity first={2} />,
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
    await expect(canvas.getByText(/^Quantité.: 2$/)).toBeInTheDocument();
    // An invalid number leaves the previous one.
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '12');
    await userEvent.tab();
    await expect(canvas.getByText(/^Quantité.: 12$/)).toBeInTheDocument();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '-3');
    await userEvent.tab();
    await expect(quantity).toHaveValue(12);
  },
};

export const Playground: Story = { name: 'Étapes : réglages', parameters: adjustable };
