import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, EllipsisVertical, FileDown, LayoutGrid, List, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Shelf } from './shelf.tsx';

const meta = { title: 'Interface/Boutons', component: Button } satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj;

export const Variants: Story = {
  name: 'Variantes',
  render: () => (
    <Shelf>
      <Button>
        Voir la boutique
        <ArrowRight aria-hidden="true" />
      </Button>
      <Button variant="secondary">Précédent</Button>
      <Button variant="quiet">Réinitialiser les filtres</Button>
      <Button variant="danger">
        <Trash2 aria-hidden="true" />
        Supprimer
      </Button>
    </Shelf>
  ),
};

export const States: Story = {
  name: 'États',
  render: () => (
    <Shelf>
      <Button busy>Traitement en cours ...</Button>
      <Button disabled>Commander</Button>
      <Button variant="secondary" disabled>
        Précédent
      </Button>
      <Button size="compact">Réessayer</Button>
      <Button variant="secondary" width="full">
        Voir les détails
      </Button>
    </Shelf>
  ),
};

export const Icons: Story = {
  name: 'Icônes',
  render: () => (
    <Shelf>
      <IconButton label="Supprimer du panier" icon={<Trash2 aria-hidden="true" />} />
      <IconButton label="Supprimer du panier" icon={<Trash2 aria-hidden="true" />} disabled />
    </Shelf>
  ),
};

function GridOrList() {
  const [view, setView] = useState<'grid' | 'list'>('grid');
  return (
    <Segmented
      label="Affichage"
      name="affichage"
      value={view}
      onChange={setView}
      options={[
        { value: 'grid', label: 'Grille', icon: <LayoutGrid aria-hidden="true" />, iconOnly: true },
        { value: 'list', label: 'Liste', icon: <List aria-hidden="true" />, iconOnly: true },
      ]}
    />
  );
}

export const Choice: Story = {
  name: 'Grille ou liste',
  render: () => (
    <Shelf>
      <GridOrList />
    </Shelf>
  ),
};

export const ActionsMenu: Story = {
  name: 'Menu d’actions',
  render: () => (
    <Shelf>
      <Menu
        label="Actions de la commande BEL-1042"
        icon={<EllipsisVertical aria-hidden="true" />}
        actions={[{ id: 'invoice', label: 'Telecharger la facture', icon: <FileDown aria-hidden="true" /> }]}
        onAction={() => {}}
      />
    </Shelf>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions de la commande BEL-1042' }));
  },
};
