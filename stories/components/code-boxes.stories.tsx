import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { backspaced, emptyBoxes, entered, filled, moved, typedInto } from '#rules/code-boxes.ts';
import { boxFields, boxOf, CodeBoxes } from '#ui/code-boxes.tsx';
import { useFieldReader } from '#ui/form.tsx';
import { adjustable, type Look, LookTable, Sheet, TextLengths } from './sheet.tsx';

type Props = { length: number; digits?: string; invalid?: boolean; readOnly?: boolean; label?: string };

function Living({ length, digits = '', invalid = false, readOnly = false, label = 'Code reçu' }: Props) {
  const [boxes, setBoxes] = useState(() => filled(emptyBoxes(length), 0, digits));
  const form = useFieldReader({
    values: boxFields(boxes),
    onField: (field, text) => setBoxes((now) => typedInto(now, boxOf(field), text)),
  });
  return (
    <form ref={form}>
      <CodeBoxes
        label={label}
        boxLabel={(index, count) => `Chiffre ${index + 1} sur ${count}`}
        boxes={boxes}
        invalid={invalid}
        readOnly={readOnly}
        onPasted={(box, text) => setBoxes((now) => filled(now, box, text))}
        onErased={(box) => setBoxes((now) => backspaced(now, box))}
        onEntered={(box) => setBoxes((now) => entered(now, box))}
        onUnfinished={() => {}}
        onMoved={(to) => setBoxes((now) => moved(now, to))}
      />
    </form>
  );
}

const meta = {
  title: 'Interface/Composants/Boîtes du code',
  id: 'interface-composants-boites-du-code',
  component: Living,
  args: { length: 6, digits: '482' },
  argTypes: {
    length: { control: { type: 'number', min: 4, max: 8 } },
    readOnly: { control: 'boolean' },
    digits: { table: { disable: true } },
  },
} satisfies Meta<typeof Living>;

export default meta;
type Story = StoryObj<typeof meta>;

const drawn = (digits: string) => (look: Look) => (
  <Living length={4} digits={digits} invalid={look === 'error'} readOnly={look === 'busy'} />
);

export const States: Story = {
  name: 'Boîtes du code : repos, survol, focus, occupé, erreur',
  render: () => (
    <Sheet
      title="Boîtes du code"
      part="code-boxes.tsx"
      forWhat={[
        'Un code court reçu par téléphone ou par e-mail : 6 chiffres, 5 pour la double authentification.',
      ]}
      notFor={['Un mot de passe.', 'Un numéro de commande ou de téléphone : un champ.']}
      keyboard={[
        'Chaque chiffre mène à la boîte suivante, Retour arrière à la précédente.',
        'Les flèches, Début et Fin y passent ; un code collé les remplit toutes.',
      ]}
    >
      <LookTable
        looks={['rest', 'hover', 'focus', 'busy', 'error']}
        variants={{ Vides: drawn(''), Remplies: drawn('4829') }}
      />
    </Sheet>
  ),
};

export const Texts: Story = {
  name: 'Boîtes du code : cinq, six, huit',
  render: () => (
    <TextLengths>
      <Living length={5} digits="73051" label="Double authentification" />
      <Living length={6} digits="482" label="Activation" />
      <Living length={8} label="Un code plus long que ceux que nous envoyons" />
    </TextLengths>
  ),
};

export const Playground: Story = { name: 'Boîtes du code : réglages', parameters: adjustable };
