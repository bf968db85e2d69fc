import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { announce, useAnnouncedChanges } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { announcements } from '../../.storybook/heard.ts';
import { part } from './part.tsx';

export default {
  title: 'Interface/Composants/Longue attente',
  component: Waiting,
  args: { text: 'Chargement des animaux…' },
} satisfies Meta<typeof Waiting>;

export const Part = { ...part, name: 'Longue attente, annoncée une fois' };

function Announced() {
  const [quantity, setQuantity] = useState(1);
  const said = `Quantité : ${quantity}`;
  useAnnouncedChanges(said);
  return (
    <>
      <Button variant="secondary" onClick={() => setQuantity((before) => before + 1)}>
        Ajouter un animal
      </Button>
      <p aria-hidden="true">{said}</p>
    </>
  );
}

function AnnouncedOnce() {
  return (
    <>
      <Button variant="secondary" onClick={() => announce('Ajouté au panier.', true)}>
        Annoncer
      </Button>
      <Waiting text="Chargement des animaux…" />
    </>
  );
}

export const Spoken: StoryObj = {
  ...part,
  name: 'Entendu : ce qui change, ce qui est annoncé une fois',
  render: () => (
    <>
      <Announced />
      <AnnouncedOnce />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un animal' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Annoncer' }));
    await waitFor(() => expect(announcements()).toEqual(['Quantité : 2', 'Ajouté au panier.']));
    await waitFor(() => expect(canvas.getAllByText('Quantité : 2')).toHaveLength(1));
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'Ajouté au panier.' })).toBeNull());
  },
};
