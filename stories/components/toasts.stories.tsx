import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { css } from '#styled-system/css';
import { type ToastItem, Toasts } from '#ui/toasts.tsx';
import { adjustable, type Look, LookTable, Sheet } from './sheet.tsx';

const toasts: readonly ToastItem[] = [
  { id: 4, tone: 'success', text: 'Produit ajouté au panier avec succès.' },
  { id: 3, tone: 'info', text: 'Vous êtes déjà connecté.' },
  { id: 2, tone: 'warning', title: 'Session expirée', text: 'Veuillez vous reconnecter.' },
  { id: 1, tone: 'error', text: 'Données invalides.', times: '2 fois' },
];

const tones = {
  success: 'Réussite',
  info: 'Information',
  warning: 'Avertissement',
  error: 'Erreur',
} as const;

const meta = {
  title: 'Interface/Composants/Messages',
  component: Toasts,
  args: {
    label: 'Messages',
    closeLabel: 'Fermer',
    toasts,
    onClose: () => {},
    onPointer: () => {},
    onFocus: () => {},
  },
} satisfies Meta<typeof Toasts>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Notices are fixed to the window: here each is fixed to its own box. */
const place = css({ position: 'relative', transform: '[translate(0)]', w: '[16rem]', h: '[8rem]' });

const drawn = (toast: ToastItem) => (_: Look, key: string) => (
  <div className={place}>
    <Toasts
      label={key}
      closeLabel="Fermer"
      toasts={[toast]}
      onClose={() => {}}
      onPointer={() => {}}
      onFocus={() => {}}
    />
  </div>
);

export const States: Story = {
  name: 'Messages (toasts) : réussite, information, avertissement, erreur',
  render: () => (
    <Sheet
      title="Messages"
      part="toasts.tsx"
      forWhat={[
        'Dire ce qui vient d’arriver, sans rien demander.',
        'Cinq secondes, arrêtées sous le pointeur ou le focus.',
      ]}
      notFor={['L’erreur d’un champ : elle reste sous le champ.', 'Ce qui doit être choisi : une fenêtre.']}
      keyboard={[
        'Tab atteint la croix de chaque message, Entrée le ferme.',
        'Le focus va au suivant, puis revient.',
      ]}
    >
      <LookTable
        looks={['rest', 'hover', 'focus', 'pressed']}
        variants={Object.fromEntries(toasts.map((toast) => [tones[toast.tone], drawn(toast)]))}
      />
    </Sheet>
  ),
};

export const Tones: Story = { name: 'Messages : les quatre tons' };

export const Texts: Story = {
  name: 'Messages : texte court, texte long',
  args: {
    toasts: [
      { id: 2, tone: 'success', text: 'Fait.' },
      {
        id: 1,
        tone: 'error',
        title: 'Une commande était en cours d’envoi quand le réseau a été coupé',
        text: 'Elle est peut-être enregistrée. Connectez-vous et regardez dans vos commandes avant d’en passer une autre, ou appelez-nous.',
      },
    ],
  },
};

const long = css({ h: '[300vh]', textAlign: 'center', '& > *': { h: '20' } });

export const Avoiding: Story = {
  name: 'Messages : ils évitent ce qui se voit, là où cela se trouve',
  parameters: { frame: 'none' },
  args: { toasts: toasts.slice(0, 1) },
  render: (args) => (
    <>
      <main className={long}>
        <h1>Un titre</h1>
        <h2 className={css({ visibility: 'hidden' })}>Une diapositive cachée</h2>
      </main>
      <Toasts {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const topOf = () => canvas.getByRole('list').getBoundingClientRect().top;
    await expect(topOf()).toBeGreaterThan(16);
    await expect(topOf()).toBeLessThan(80);
    window.scrollTo(0, 400);
    await waitFor(() => expect(topOf()).toBe(16));
  },
};

export const Playground: Story = { name: 'Messages : réglages', parameters: adjustable };
