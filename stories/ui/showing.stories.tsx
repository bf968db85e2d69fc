import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Amount } from '#ui/amount.tsx';
import { Badge } from '#ui/badge.tsx';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Button } from '#ui/button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Flag } from '#ui/flag.tsx';
import { Modal } from '#ui/modal.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Picture } from '#ui/picture.tsx';
import { Price } from '#ui/price.tsx';
import { Progress } from '#ui/progress.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { Stepper } from '#ui/stepper.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { Shelf } from './shelf.tsx';

const meta = { title: 'Interface/Affichage', component: Badge } satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj;

const mali =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'%3E%3Cpath fill='%2314b53a' d='M0 0h1v2H0z'/%3E%3Cpath fill='%23fcd116' d='M1 0h1v2H1z'/%3E%3Cpath fill='%23ce1126' d='M2 0h1v2H2z'/%3E%3C/svg%3E";

export const Badges: Story = {
  name: 'Étiquettes',
  render: () => (
    <Shelf>
      <Badge>Moutons</Badge>
      <Badge tone="quiet">30 jours</Badge>
      <Badge tone="promotion">−11 %</Badge>
      <Badge tone="success">Payée</Badge>
      <Badge tone="danger">Annulée</Badge>
      <Badge tone="warning">Derniers</Badge>
      <Badge tone="primary">Nouveau</Badge>
      <Flag src={mali} />
      <Flag src={mali} size="large" />
    </Shelf>
  ),
};

const labels = { price: 'Prix promotionnel', struck: 'Prix normal' };

export const Prices: Story = {
  name: 'Prix et progression',
  render: () => (
    <Shelf look="column">
      <Price price={'165\u00a0000\u00a0FCFA'} struck={'185\u00a0000\u00a0FCFA'} labels={labels} />
      <Price
        price={'1\u00a0100\u00a0000\u00a0FCFA'}
        struck={'1\u00a0250\u00a0000\u00a0FCFA'}
        labels={labels}
        size="page"
      />
      <Price price={'95\u00a0000\u00a0FCFA'} labels={labels} />
      <p>
        <Amount text={'1\u00a0250\u00a0000\u00a0FCFA'} />
      </p>
      <Progress value={72} label="Animaux vendus" valueText={'72\u00a0%'} />
      <Progress value={72} label="Progression des ventes" valueText={'72\u00a0%'} look="page" />
      <Progress value={0} label="Progression des ventes" valueText={'0\u00a0%'} look="page" />
    </Shelf>
  ),
};

function SomePages({ page, pages }: { page: number; pages: number }) {
  return (
    <Pagination
      label={`Pages, ${pages} en tout`}
      page={page}
      pages={pages}
      previousLabel="Précédent"
      nextLabel="Suivant"
      pageLabel={(number) => `Page ${number}`}
      renderLink={({ page: to, ...link }) => <a key={to} href={`#${to}`} {...link} />}
    />
  );
}

export const WayAround: Story = {
  name: 'Fil, pages et étapes',
  render: () => (
    <Shelf look="wide">
      <Breadcrumb label="Fil d’Ariane">
        <a href="#accueil">Accueil</a>
        <a href="#produit">Produit</a>
        <span aria-current="page">Bélier Bali-Bali</span>
      </Breadcrumb>
      <SomePages page={1} pages={4} />
      <SomePages page={834} pages={1667} />
      <Stepper
        label="Étapes de la commande"
        steps={['Vérifications', 'Paiement', 'Confirmation']}
        current={2}
        doneLabel=", terminée"
      />
    </Shelf>
  ),
};

export const Pictures: Story = {
  name: 'Images',
  render: () => (
    <Shelf>
      <div className={cardStyle({ look: 'link' })}>
        <Picture src="/pictures/waiting.svg" alt="Une brebis" width={240} />
      </div>
      <div className={cardStyle({ look: 'link' })}>
        <Picture src={null} alt="Sans image" width={240} />
      </div>
      <div className={cardStyle({ look: 'link' })}>
        <Picture src="data:image/svg+xml," alt="Image perdue" width={240} />
      </div>
    </Shelf>
  ),
};

function TwoTabs({ look }: { look: 'pills' | 'line' }) {
  return (
    <Tabs
      label={look === 'pills' ? 'Nos bêtes en vedette' : 'Mon espace'}
      look={look}
      items={[
        { id: 'featured', label: 'En vedette', panel: <p>Huit animaux.</p> },
        { id: 'sale', label: 'Promotions', panel: <p>Deux promotions.</p> },
      ]}
    />
  );
}

export const TabsAndSections: Story = {
  name: 'Onglets et sections (accordéon)',
  render: () => (
    <Shelf look="column">
      <TwoTabs look="pills" />
      <TwoTabs look="line" />
      <div className={cardStyle()}>
        <Disclosure title="Pays d’origine" open>
          Mali, Niger, Sénégal
        </Disclosure>
        <Disclosure title="Taille">Petit, moyen, grand</Disclosure>
      </div>
    </Shelf>
  ),
};

/** How bright a colour is (`rgb(…)`): the sum of its parts. */
const brightness = (element: Element): number =>
  (getComputedStyle(element).backgroundColor.match(/\d+/g) ?? [])
    .slice(0, 3)
    .reduce((sum, part) => sum + Number(part), 0);

export const TabsAtNight: Story = {
  ...TabsAndSections,
  name: 'Onglets et sections, la nuit',
  globals: { theme: 'dark' },
  play: async ({ canvas }) => {
    const [radio] = canvas.getAllByRole<HTMLInputElement>('radio', { checked: true });
    const active = radio?.labels?.[0];
    const track = active?.parentElement;
    if (track == null || active === undefined) throw new Error('There are no tabs.');
    await expect(brightness(active)).toBeGreaterThan(brightness(track) * 3);
  },
};

export const TabsByKeyboard: Story = {
  name: 'Onglets au clavier',
  render: () => (
    <Shelf look="column">
      <TwoTabs look="pills" />
    </Shelf>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('En vedette'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('Deux promotions.')).toBeVisible();
    await expect(canvas.getByText('Huit animaux.')).not.toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByText('Huit animaux.')).toBeVisible();
  },
};

export const Waiting: Story = {
  name: 'Squelettes (skeleton, loading)',
  render: () => (
    <Shelf look="column">
      <div className={cardStyle({ look: 'flush' })}>
        <Skeleton shape="picture" />
      </div>
      <Skeleton shape="title" />
      <Skeleton shape="line" />
      <Skeleton shape="short" />
      <Skeleton shape="button" />
    </Shelf>
  ),
};

export const NothingHere: Story = {
  name: 'Vide',
  render: () => (
    <Shelf look="wide">
      <StatePanel scene="empty-cart" title="Ton panier est vide" action={<Button>Continue l’achat</Button>}>
        Un beau bélier vous attend sûrement dans la boutique.
      </StatePanel>
    </Shelf>
  ),
};

function OpenModal() {
  const [open, setOpen] = useState(false);
  return (
    <Shelf>
      <Button onClick={() => setOpen(true)}>Revoir la commande</Button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Un prix a changé"
        closeLabel="Fermer"
        side="centre"
      >
        <p>Le Bélier Bali-Bali est passé de 165 000 à 170 000 FCFA.</p>
      </Modal>
    </Shelf>
  );
}

export const Dialog: Story = {
  name: 'Fenêtre',
  render: () => <OpenModal />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Revoir la commande' }));
    await canvas.findByRole('dialog', { name: 'Un prix a changé' });
  },
};

export const DialogGivesFocusBack: Story = {
  name: 'Fenêtre refermée : le focus revient',
  render: () => <OpenModal />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Revoir la commande' });
    await userEvent.click(opener);
    await userEvent.click(await canvas.findByRole('button', { name: 'Fermer' }));
    if (opener.ownerDocument.activeElement !== opener)
      throw new Error('The focus is not back on the button.');
  },
};
