import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReceiptText } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { expect } from 'storybook/test';
import { css } from '#styled-system/css';
import { Briefly } from '#ui/briefly.tsx';
import { Button } from '#ui/button.tsx';
import { Changes } from '#ui/changes.tsx';
import { controlStyle } from '#ui/control-style.ts';
import { Field, useField } from '#ui/field.tsx';
import { Form } from '#ui/form.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { LeadScene } from '#ui/lead-scene.tsx';
import { LiveRegion, type News } from '#ui/live-region.tsx';
import { MenuList } from '#ui/menu-list.tsx';
import { OrderNumber } from '#ui/order-number.tsx';
import { PrintSheet } from '#ui/print-sheet.tsx';
import { RetryLine } from '#ui/retry-line.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { StrengthMeter } from '#ui/strength-meter.tsx';
import { Unbroken } from '#ui/unbroken.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Waiting as LongWait } from '#ui/waiting.tsx';
import { faultsText } from '#wording/faults.ts';
import { Shelf } from './shelf.tsx';

/* What stands on no page of its own, by kind; parts.test.ts knows that none is missing. */
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

function Heard() {
  const [quantity, setQuantity] = useState(1);
  const said = `Quantité : ${quantity}`;
  return (
    <>
      <Button variant="secondary" onClick={() => setQuantity((before) => before + 1)}>
        Ajouter un animal
      </Button>
      <p aria-hidden="true">{said}</p>
      <Changes text={said} />
    </>
  );
}

function HeardOnce() {
  const [news, setNews] = useState<readonly News[]>([]);
  const tell = () => setNews((before) => [{ id: before.length + 1, text: 'Ajouté au panier.' }, ...before]);
  return (
    <>
      <Button variant="secondary" onClick={tell}>
        Annoncer
      </Button>
      {news.length > 0 && <p aria-hidden="true">Ajouté au panier.</p>}
      <LiveRegion news={news} />
      <VisuallyHidden>
        <span role="status">
          <Briefly key={news.length} text={`${news.length} animaux ajoutés.`} />
        </span>
      </VisuallyHidden>
      <LongWait text="Chargement des animaux…" />
    </>
  );
}

export const Spoken: Story = {
  name: 'Entendu : ce qui change, ce qui est annoncé une fois',
  render: () => (
    <Shelf look="column">
      <Part name="changes (dit à chaque changement)">
        <Heard />
      </Part>
      <Part name="told (dit une fois, puis se tait)">
        <HeardOnce />
      </Part>
    </Shelf>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ajouter un animal' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Annoncer' }));
    await expect(canvas.getByRole('img', { name: 'Ajouté au panier.' })).toBeInTheDocument();
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
