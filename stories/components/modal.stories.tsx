import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '#ui/button.tsx';
import { closesDialog, Dialog, Modal, openDialog, opensDialog } from '#ui/modal.tsx';
import { atItsWidth } from '../at-its-width.ts';
import { adjustable, LookTable, Sheet } from './sheet.tsx';

type Props = { title: string; side: 'left' | 'centre' | 'full'; text: string; opened?: boolean };

function Panel() {
  return (
    <Dialog id={useId()} title="Filtres" closeLabel="Fermer" side="panel">
      <p>Origines, prix, taille.</p>
    </Dialog>
  );
}

function Living({ title, side, text, opened = false }: Props) {
  const [open, setOpen] = useState(opened);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ouvrir</Button>
      <Modal open={open} onClose={() => setOpen(false)} title={title} closeLabel="Fermer" side={side}>
        <p>{text}</p>
      </Modal>
    </>
  );
}

const changed = 'Un prix a changé';
const meta = {
  title: 'Interface/Composants/Fenêtre et tiroir',
  id: 'interface-composants-fenetre-et-tiroir',
  component: Living,
  args: { title: changed, side: 'centre', text: 'Le Bélier Bali-Bali coûte 170 000 FCFA.' },
} satisfies Meta<typeof Living>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  name: 'Fenêtre et tiroir : quand, et avec quelles touches',
  render: () => (
    <Sheet
      title="Fenêtre et tiroir"
      part="modal.tsx"
      forWhat={[
        'Ce qui doit être lu ou choisi avant de continuer.',
        'Le menu et les filtres d’un téléphone : le tiroir.',
        'Une photo que l’on veut voir en grand : toute la fenêtre.',
      ]}
      notFor={['Dire que tout va bien : un message.', 'Un texte long : une page.']}
      keyboard={['Le focus y entre et n’en sort pas.', 'Échap ferme ; le focus revient d’où il venait.']}
    >
      <LookTable
        looks={['rest', 'hover', 'focus']}
        variants={{
          Fenêtre: () => <Living title={changed} side="centre" text="170 000 FCFA." />,
          'Tiroir, au téléphone': () => (
            <Living title="Menu" side="left" text="Accueil, boutique, contact." />
          ),
          'Toute la fenêtre': () => <Living title="Photos" side="full" text="Une photo en grand." />,
          'Panneau du document': () => <Panel />,
        }}
      />
    </Sheet>
  ),
};

export const Open: Story = { name: 'Fenêtre ouverte (dialog, modal)', args: { opened: true } };
export const OpenDrawer: Story = {
  name: 'Tiroir ouvert, au téléphone',
  args: { opened: true, side: 'left', title: 'Menu' },
  globals: { viewport: { value: 'phone' } },
};
export const OpenOverAll: Story = {
  name: 'Toute la fenêtre ouverte',
  args: { opened: true, side: 'full', title: 'Photos', text: 'Une photo en grand.' },
};
export const OpenWithMuchText: Story = {
  name: 'Fenêtre ouverte, texte long',
  args: {
    opened: true,
    title:
      'Le prix et le nombre de plusieurs animaux de votre panier ont changé depuis votre dernière visite',
    text: 'Le Bélier Bali-Bali est passé de 165 000 à 170 000 FCFA. '.repeat(30),
  },
};

export const GivesFocusBack: Story = {
  name: 'Fenêtre refermée : le focus revient',
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Ouvrir' });
    await userEvent.click(opener);
    await canvas.findByRole('dialog', { name: changed });
    await userEvent.click(canvas.getByRole('button', { name: 'Fermer' }));
    await expect(opener).toHaveFocus();
  },
};

export const OpenedByItsButton: Story = {
  name: 'Fenêtre du document, ouverte par son bouton avant tout script (command)',
  args: { side: 'left', title: 'Menu' },
  render: ({ title, side, text }) => (
    <>
      <Button {...opensDialog('ouverte')}>Ouvrir</Button>
      <Dialog id="ouverte" title={title} closeLabel="Fermer" side={side}>
        <p>{text}</p>
        <Button {...closesDialog('ouverte')}>D’accord</Button>
      </Dialog>
    </>
  ),
  globals: { viewport: { value: 'phone' } },
  play: atItsWidth('phone', async ({ canvasElement }) => {
    const dialog = canvasElement.querySelector('dialog');
    const { documentElement: page } = canvasElement.ownerDocument;
    openDialog(dialog);
    await waitFor(() => expect(page).toHaveAttribute('data-modal', 'open'));
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'D’accord' }));
    await waitFor(() => expect(page).not.toHaveAttribute('data-modal'));
    await expect(dialog?.open).toBe(false);
    openDialog(dialog);
  }),
};

export const Playground: Story = { name: 'Fenêtre et tiroir : réglages', parameters: adjustable };
