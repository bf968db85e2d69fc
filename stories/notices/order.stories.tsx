import type { Meta, StoryObj } from '@storybook/react-vite';
import { OneNotice } from '../sample/one-notice.tsx';

/* A story is called as its notice reads; their looks are tested with the component (Interface/Composants/Messages). */
const meta = {
  title: 'Partout/Messages/Commande',
  component: OneNotice,
  tags: ['!test'],
} satisfies Meta<typeof OneNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OrderPlaced: Story = { name: 'Commande effectuée avec succès.', args: { code: 'order-placed' } };

export const OrderUnheard: Story = {
  name: 'Elle est peut-être enregistrée. Connectez-vous et regardez dans vos commandes avant d’en passer une autre.',
  args: { code: 'order-unheard' },
};

export const CheckoutFailed: Story = { name: 'Erreur lors du checkout.', args: { code: 'checkout-failed' } };

export const CheckoutCartUnsettled: Story = {
  name: 'Votre panier change encore. Rien n’a été commandé : attendez un instant, puis réessayez.',
  args: { code: 'checkout-cart-unsettled' },
};

export const CheckoutCartIncomplete: Story = {
  name: 'Un article de votre panier n’a pas pu être lu. Rien n’a été commandé : supprimez cet article du panier, puis réessayez.',
  args: { code: 'checkout-cart-incomplete' },
};

export const CheckoutUnexpectedAnswer: Story = {
  name: 'Réponse inattendue du serveur, reessayez plus tard.',
  args: { code: 'checkout-unexpected-answer' },
};
