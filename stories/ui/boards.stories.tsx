import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVertical, FileDown, LayoutGrid, List, Trash2 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { formatInteger, formatXof } from '#rules/money.ts';
import { Amount } from '#ui/amount.tsx';
import { announce, useAnnouncedChanges } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { Disclosure } from '#ui/disclosure.tsx';
import { Flag } from '#ui/flag.tsx';
import { Form } from '#ui/form.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IntegerInput } from '#ui/integer-input.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { Progress } from '#ui/progress.tsx';
import { RangeSlider } from '#ui/range-slider.tsx';
import { RetryLine } from '#ui/retry-line.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { StrengthMeter } from '#ui/strength-meter.tsx';
import { PlainTable, Table } from '#ui/table.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Waiting as LongWait } from '#ui/waiting.tsx';
import { announcements } from '../../.storybook/heard.ts';
import { Shelf } from './shelf.tsx';

/* Parts without a page of their own, by kind, on the page that Storybook makes of their stories. */
const meta = {
  title: 'Interface/Autres parties',
  subcomponents: {
    ...{ Amount, Disclosure, Flag, Form, FormMessage, IconButton, IntegerInput, LongWait, Pagination },
    ...{ PasswordField, Progress, RangeSlider, RetryLine, Segmented, Skeleton, Spinner, StatePanel },
    ...{ StrengthMeter, Table, TextArea },
  },
  decorators: [
    (Part) => (
      <Shelf look="column">
        <Part />
      </Shelf>
    ),
  ],
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Forms: Story = {
  name: 'Formulaires : message, force d’un mot de passe, zone de texte',
  render: () => (
    <>
      <FormMessage>Nom d’utilisateur ou mot de passe incorrect.</FormMessage>
      <FormMessage tone="success">Vos informations sont à jour.</FormMessage>
      <StrengthMeter label="Sécurité du mot de passe" points={1} level="Faible" />
      <StrengthMeter label="Sécurité du mot de passe" points={4} level="Fort" />
      <TextArea label="Notes" optionalLabel="(facultatif)" name="notes" defaultValue="" />
      <PasswordField
        label="Mot de passe"
        name="password"
        defaultValue="Tabaski-2026"
        autoComplete="current-password"
        showLabel="Afficher le mot de passe"
        hideLabel="Masquer le mot de passe"
      />
    </>
  ),
};

const views = [
  { value: 'grid', label: 'Grille', icon: <LayoutGrid aria-hidden="true" />, iconOnly: true },
  { value: 'list', label: 'Liste', icon: <List aria-hidden="true" />, iconOnly: true },
] as const;

export const Controls: Story = {
  name: 'Commandes : bouton d’icône, grille ou liste',
  render: () => (
    <>
      <IconButton label="Supprimer du panier" icon={<Trash2 aria-hidden="true" />} />
      <IconButton label="Supprimer du panier" icon={<Trash2 aria-hidden="true" />} disabled />
      <Segmented label="Affichage" name="affichage" value="grid" onChange={() => {}} options={views} />
    </>
  ),
};

const invoice = { label: 'Telecharger la facture', icon: <FileDown aria-hidden="true" /> };
const menuOf = (number: string) => ({
  label: `Actions pour la commande ${number}`,
  icon: <EllipsisVertical aria-hidden="true" />,
  action: { ...invoice, onAction: () => {} },
});
const table: ComponentProps<typeof Table<string, 'number'>> = {
  label: 'Vos commandes',
  columns: [{ id: 'number', label: 'N° de commande' }],
  actions: 'Actions',
  sort: null,
  onSort: () => {},
  items: ['BEL-1042', 'BEL-1043'],
  keyOf: (number) => number,
  rowOf: (number, Menu, show) =>
    show({ cells: [number, <Menu key="actions" {...menuOf(number)} />], below: null }),
};

/** As long as its code has not come. */
export const TablePlain: Story = {
  name: 'Tableau, d’abord (table)',
  render: () => <PlainTable {...table} />,
};

export const TableGrid: Story = {
  name: 'Tableau, menu d’actions ouvert (table, menu)',
  render: () => <Table {...table} />,
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: menuOf('BEL-1042').label });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('row', { name: 'BEL-1043' })).toHaveFocus();
    // Tab goes on to the controls of the row, and the arrows go on from there.
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: menuOf('BEL-1043').label })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menuitem');
  },
};

const bounds = { min: 0, max: 3_000_000, step: 10_000 };
const range = [
  { label: 'Prix minimum', name: 'min', price: 150_000 },
  { label: 'Prix maximum', name: 'max', price: 2_100_000 },
];

export const PriceRangeChosen: Story = {
  name: 'Bornes de prix (slider)',
  render: () => (
    <>
      {range.map(({ label, name, price }) => (
        <RangeSlider
          key={label}
          label={label}
          field={name}
          {...bounds}
          value={price}
          valueText={formatXof(price)}
        />
      ))}
      {range.map(({ label, name, price }) => (
        <IntegerInput key={label} label={label} name={name} value={formatInteger(price)} />
      ))}
    </>
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
    const name = canvas.getByRole('textbox', { name: 'Nom' });
    await userEvent.click(canvas.getByRole('button', { name: 'Envoyer' }));
    await expect(name).toHaveFocus();
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

const mali =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 3 2'%3E%3Cpath fill='%2314b53a' d='M0 0h1v2H0z'/%3E%3Cpath fill='%23fcd116' d='M1 0h1v2H1z'/%3E%3Cpath fill='%23ce1126' d='M2 0h1v2H2z'/%3E%3C/svg%3E";

export const Values: Story = {
  name: 'Montant, progression, drapeau (progress, flag)',
  render: () => (
    <>
      <p>
        <Amount text={'1\u202f250\u202f000\u00a0FCFA'} />
      </p>
      <Progress value={72} label="Animaux vendus" valueText={'72\u00a0%'} />
      <Progress value={0} label="Progression des ventes" valueText={'0\u00a0%'} look="page" />
      <Flag src={mali} />
      <Flag src={mali} size="large" />
    </>
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

export const PagesAndSections: Story = {
  name: 'Pages d’une liste (pagination), sections (accordéon)',
  render: () => (
    <>
      <SomePages page={1} pages={4} />
      <SomePages page={834} pages={1667} />
      <Disclosure title="Pays d’origine" open>
        Mali, Niger, Sénégal
      </Disclosure>
      <Disclosure title="Taille">Petit, moyen, grand</Disclosure>
    </>
  ),
};

export const Waiting: Story = {
  name: 'Attente, vide et reprise : squelettes, roue, ligne « réessayer » (skeleton, loading, spinner)',
  render: () => (
    <>
      {(['picture', 'title', 'line', 'short', 'button'] as const).map((shape) => (
        <Skeleton key={shape} shape={shape} />
      ))}
      <Spinner />
      <RetryLine text="Les pays ne se sont pas chargés." retryLabel="Réessayer" onRetry={() => {}} />
      <StatePanel scene="empty-cart" title="Ton panier est vide" action={<Button>Continue l’achat</Button>}>
        La boutique est pleine de beaux animaux.
      </StatePanel>
    </>
  ),
};

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
      <LongWait text="Chargement des animaux…" />
    </>
  );
}

export const Spoken: Story = {
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
