import pages from 'virtual:outside';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { css } from '#styled-system/css';

type Drawn = keyof typeof import('virtual:share-pictures').default;
type Seen = { page?: keyof typeof pages; drawn?: Drawn };

const whole = css({ w: 'full', h: '[100vh]', border: 'none' });

/* What reaches a customer outside the shop: a page of the provider, or the picture of a shared link. */
const meta = {
  title: 'Partout/Hors de la boutique',
  id: 'partout-hors-de-la-boutique',
  // Their pages are in frames of their own, which a story's markup does not hold.
  tags: ['sans-dessin'],
  // The pictures are drawn once they are asked for.
  loaders: [
    async ({ args: { drawn } }) => ({
      picture: drawn && (await import('virtual:share-pictures')).default[drawn],
    }),
  ],
  render: ({ page }, { loaded: { picture }, globals: { theme } }) =>
    page === undefined ? (
      <img src={picture} alt="L’aperçu du lien" />
    ) : (
      <iframe
        className={whole}
        title="La page"
        sandbox="allow-same-origin"
        srcDoc={pages[page].replace('(prefers-color-scheme:dark)', theme === 'dark' ? 'all' : 'not all')}
      />
    ),
  // Axe counts a frame that it does not enter as undecided.
  parameters: { a11y: { options: { iframes: false } } },
  play: async ({ canvas, args: { page } }) => {
    if (page === undefined)
      await waitFor(() => expect(canvas.getByRole('img')).toHaveProperty('naturalWidth', 1200));
    else
      await waitFor(() => {
        const { contentDocument } = canvas.getByTitle<HTMLIFrameElement>('La page');
        return expect(contentDocument?.querySelector('h1')).toBeVisible();
      });
  },
} satisfies Meta<Seen>;

export default meta;
type Story = StoryObj<Seen>;

export const Activation: Story = { name: 'E-mail : activer le compte (mail)', args: { page: 'activation' } };
export const LoginCode: Story = { name: 'SMS : code de connexion (2FA)', args: { page: 'loginCode' } };
export const PasswordReset: Story = {
  name: 'E-mail : nouveau mot de passe (reset)',
  args: { page: 'passwordReset' },
};
export const EmailChange: Story = {
  name: 'E-mail : confirmer la nouvelle adresse',
  args: { page: 'emailChange' },
};
export const EmailWillChange: Story = {
  name: 'E-mail : prévenir l’ancienne adresse',
  args: { page: 'emailWillChange' },
};
export const Ordered: Story = { name: 'E-mail : commande reçue (order)', args: { page: 'ordered' } };
export const PaidMail: Story = { name: 'E-mail : paiement reçu', args: { page: 'paid' } };
export const RefusedMail: Story = {
  name: 'E-mail : paiement refusé, commande annulée',
  args: { page: 'refused' },
};
export const ExpiredMail: Story = {
  name: 'E-mail : paiement expiré, commande annulée',
  args: { page: 'expired' },
};
export const PaymentOpen: Story = { name: 'Page de paiement : à payer', args: { page: 'paymentOpen' } };
export const DepositOpen: Story = {
  name: 'Page de paiement : acompte à payer',
  args: { page: 'depositOpen' },
};
export const PaymentPaid: Story = { name: 'Page de paiement : payé', args: { page: 'paymentPaid' } };
export const PaymentRefused: Story = { name: 'Page de paiement : refusé', args: { page: 'paymentRefused' } };
export const PaymentExpired: Story = { name: 'Page de paiement : expiré', args: { page: 'paymentExpired' } };
export const PaymentUnknown: Story = {
  name: 'Page de paiement : introuvable',
  args: { page: 'paymentUnknown' },
};
export const SharedPhoto: Story = { name: 'Lien partagé : photo (share picture)', args: { drawn: 'photo' } };
export const SharedDrawing: Story = { name: 'Lien partagé : animal dessiné', args: { drawn: 'drawing' } };
export const SharedNone: Story = { name: 'Lien partagé : animal sans image', args: { drawn: 'none' } };
export const SharedUnread: Story = { name: 'Lien partagé : photo illisible', args: { drawn: 'unread' } };
