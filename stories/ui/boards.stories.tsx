import type { Meta, StoryObj } from '@storybook/react-vite';
import { EllipsisVertical, FileDown, LayoutGrid, List, ReceiptText, Trash2 } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { formatInteger, formatXof } from '#rules/money.ts';
import { css } from '#styled-system/css';
import { Amount } from '#ui/amount.tsx';
import { announce, useAnnouncedChanges } from '#ui/announce.ts';
import { Button } from '#ui/button.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { controlStyle } from '#ui/control-style.ts';
import { Disclosure } from '#ui/disclosure.tsx';
import { Field, useField } from '#ui/field.tsx';
import { Flag } from '#ui/flag.tsx';
import { Form } from '#ui/form.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IntegerInput } from '#ui/integer-input.tsx';
import { LeadScene } from '#ui/lead-scene.tsx';
import { Menu } from '#ui/menu.tsx';
import { MenuList } from '#ui/menu-list.tsx';
import { OrderNumber } from '#ui/order-number.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { PrintSheet } from '#ui/print-sheet.tsx';
import { Progress } from '#ui/progress.tsx';
import { RangeSlider } from '#ui/range-slider.tsx';
import { RetryLine } from '#ui/retry-line.tsx';
import { Segmented } from '#ui/segmented.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { StrengthMeter } from '#ui/strength-meter.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Unbroken } from '#ui/unbroken.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Waiting as LongWait } from '#ui/waiting.tsx';
import { faultsText } from '#wording/faults.ts';
import { announcements } from '../../.storybook/heard.ts';
import { Shelf } from './shelf.tsx';

/* Parts without a page of their own, by kind; parts.test.ts checks that none is missing. */
const meta = { title: 'Interface/Autres parties' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <section>
    <h2 className={css({ textStyle: 'small', color: 'muted', mb: '2' })}>{name}</h2>
    {children}
  </section>
);

function OneField() {
  const [value, setValue] = useState('');
  const { field, control } = useField({ label: 'Ville', hint: 'Celle de la livraison.', name: 'ville' });
  return (
    <Field {...field}>
      <input
        {...control}
        className={controlStyle()}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
    </Field>
  );
}

export const Forms: Story = {
  name: 'Formulaires : cadre, champ, message, force d’un mot de passe',
  render: () => (
    <Shelf look="column">
      <Part name="form, field">
        <Form name="board" values={{}} onField={() => {}} faultsText={faultsText} onSubmit={() => {}}>
          <OneField />
          <Button type="submit">Envoyer</Button>
        </Form>
      </Part>
      <Part name="form-message">
        <FormMessage>Nom d’utilisateur ou mot de passe incorrect.</FormMessage>
        <FormMessage tone="success">Vos informations sont à jour.</FormMessage>
      </Part>
      <Part name="strength-meter">
        <StrengthMeter label="Sécurité du mot de passe" points={0} level={null} />
        <StrengthMeter label="Sécurité du mot de passe" points={1} level="Faible" />
        <StrengthMeter label="Sécurité du mot de passe" points={4} level="Fort" />
      </Part>
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

export const Controls: Story = {
  name: 'Commandes : bouton d’icône, grille ou liste, tri',
  render: () => (
    <Shelf>
      <Part name="icon-button">
        <IconButton label="Supprimer du panier" icon={<Trash2 aria-hidden="true" />} />
        <IconButton label="Supprimer du panier" icon={<Trash2 aria-hidden="true" />} disabled />
      </Part>
      <Part name="segmented">
        <GridOrList />
      </Part>
      <Part name="select">
        <Select
          label="Trier par"
          name="sort"
          value="featured"
          onChange={() => {}}
          options={[
            { value: 'featured', label: 'À la une' },
            { value: 'price-low', label: 'Prix : du bas au plus haut' },
          ]}
        />
      </Part>
    </Shelf>
  ),
};

export const ActionsMenu: Story = {
  name: 'Menu d’actions, ouvert (menu)',
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
    const button = canvas.getByRole('button', { name: 'Actions de la commande BEL-1042' });
    // The repeats of the Enter that chose an action and closed the list.
    await fireEvent.keyDown(button, { key: 'Enter', repeat: true });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
  },
};

export const LongAndSecret: Story = {
  name: 'Zone de texte, mot de passe',
  render: () => (
    <Shelf look="column">
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
  ),
};

const bounds = { min: 0, max: 3_000_000, step: 10_000 };
const range = [
  { label: 'Prix minimum', name: 'min', price: 150_000 },
  { label: 'Prix maximum', name: 'max', price: 2_100_000 },
];

export const PriceRangeChosen: Story = {
  name: 'Bornes de prix (slider)',
  render: () => (
    <Shelf look="column">
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
    <Shelf look="column">
      <p>
        <Amount text={'1\u202f250\u202f000\u00a0FCFA'} />
      </p>
      <Progress value={72} label="Animaux vendus" valueText={'72\u00a0%'} />
      <Progress value={72} label="Progression des ventes" valueText={'72\u00a0%'} look="page" />
      <Progress value={0} label="Progression des ventes" valueText={'0\u00a0%'} look="page" />
      <Flag src={mali} />
      <Flag src={mali} size="large" />
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

export const PagesAndSections: Story = {
  name: 'Pages d’une liste (pagination), sections (accordéon)',
  render: () => (
    <Shelf look="wide">
      <SomePages page={1} pages={4} />
      <SomePages page={834} pages={1667} />
      <div className={cardStyle()}>
        <Disclosure title="Pays d’origine" open>
          Mali, Niger, Sénégal
        </Disclosure>
        <Disclosure title="Taille">Petit, moyen, grand</Disclosure>
      </div>
    </Shelf>
  ),
};

export const Skeletons: Story = {
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
        La boutique est pleine de beaux animaux.
      </StatePanel>
    </Shelf>
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
    <Shelf look="column">
      <Part name="changes (dit à chaque changement)">
        <Announced />
      </Part>
      <Part name="announced (dit une fois, puis se tait)">
        <AnnouncedOnce />
      </Part>
    </Shelf>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un animal' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Annoncer' }));
    await waitFor(() => expect(announcements()).toEqual(['Quantité : 2', 'Ajouté au panier.']));
    await waitFor(() => expect(canvas.getAllByText('Quantité : 2')).toHaveLength(1));
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'Ajouté au panier.' })).toBeNull());
  },
};

export const Waiting: Story = {
  name: 'Attente et reprise : roue, ligne « réessayer » (spinner)',
  render: () => (
    <Shelf look="column">
      <Part name="spinner">
        <Spinner />
      </Part>
      <Part name="retry-line">
        <RetryLine text="Les pays ne se sont pas chargés." retryLabel="Réessayer" onRetry={() => {}} />
      </Part>
    </Shelf>
  ),
};

export const Reading: Story = {
  name: 'Lecture : passer au contenu, texte entendu, mots entiers, numéro',
  render: () => (
    <Shelf look="column">
      <Part name="skip-link (apparaît au focus)">
        <SkipLink target="contenu">Aller au contenu</SkipLink>
        <p id="contenu">Le contenu de la page.</p>
      </Part>
      <Part name="visually-hidden">
        <p>
          165 000 FCFA<VisuallyHidden>, prix promotionnel</VisuallyHidden>
        </p>
      </Part>
      <Part name="unbroken">
        <p className={css({ maxW: '22' })}>
          <Unbroken>Bélier Bali-Bali de Mopti</Unbroken>
        </p>
      </Part>
      <Part name="order-number">
        <p className={css({ maxW: '32' })}>
          <OrderNumber>BL-20261104-0043</OrderNumber>
        </p>
      </Part>
    </Shelf>
  ),
};

function OpenMenu() {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button ref={trigger} type="button" onClick={() => setOpen(true)}>
        Actions
      </button>
      {isOpen && (
        <MenuList
          id="actions"
          label="Actions"
          actions={[{ id: 'invoice', label: 'Facture', icon: <ReceiptText aria-hidden="true" /> }]}
          onAction={() => {}}
          onClose={() => setOpen(false)}
          triggerRef={trigger}
        />
      )}
    </>
  );
}

export const Pages: Story = {
  name: 'Page : première image, feuille imprimée, menu ouvert',
  render: () => (
    <Shelf look="column">
      <Part name="lead-scene">
        <LeadScene
          cuts={{ phone: 'hero-ram-phone', wide: 'hero-ram' }}
          theme="light"
          width={1600}
          height={640}
          className={css({ w: 'full', h: 'auto' })}
        />
      </Part>
      <Part name="print-sheet (se voit à l’impression seule)">
        <PrintSheet>
          <p>Facture</p>
        </PrintSheet>
      </Part>
      <Part name="menu-list">
        <OpenMenu />
      </Part>
    </Shelf>
  ),
};
