import type { Meta, StoryObj } from '@storybook/react-vite';
import { OneNotice } from '../sample/one-notice.tsx';

/* A story is called as its notice reads; their looks are tested with the component (Interface/Composants/Messages). */
const meta = {
  title: 'Partout/Messages/Panier',
  component: OneNotice,
  tags: ['!test'],
} satisfies Meta<typeof OneNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CartAdded: Story = {
  name: 'Produit ajouté au panier avec succès.',
  args: { code: 'cart-added' },
};

export const CartAddServerFailed: Story = {
  name: "Erreur serveur lors de l'ajout au panier.",
  args: { code: 'cart-add-server-failed' },
};

export const CartAddInvalid: Story = { name: 'Données invalides.', args: { code: 'cart-add-invalid' } };

export const CartAddLoginRequired: Story = {
  name: 'Vous devez vous connecter, pour ajouter un produit au panier.',
  args: { code: 'cart-add-login-required' },
};

export const CartAddUnknownError: Story = {
  name: 'Une erreur inconnue est survenue.',
  args: { code: 'cart-add-unknown-error' },
};

export const CartAddFailed: Story = {
  name: "Impossible d'ajouter le produit au panier",
  args: { code: 'cart-add-failed' },
};

export const QuantityChanged: Story = {
  name: 'Quantité mise à jour avec succès',
  args: { code: 'quantity-changed' },
};

export const QuantityChangeFailed: Story = {
  name: 'Erreur lors de la mise à jour de la quantité',
  args: { code: 'quantity-change-failed' },
};

export const LineRemoved: Story = { name: 'Article supprimé du panier.', args: { code: 'line-removed' } };

export const LineRestored: Story = {
  name: 'L’animal est de retour dans votre panier.',
  args: { code: 'line-restored' },
};

export const LineRestoreFailed: Story = {
  name: 'L’animal n’a pas pu revenir dans votre panier. Réessayez dans un instant.',
  args: { code: 'line-restore-failed' },
};

export const LinePresent: Story = {
  name: 'Cet animal est déjà de retour dans votre panier.',
  args: { code: 'line-present' },
};

export const LineRemovalFailed: Story = {
  name: "Échec de la suppression de l'article.",
  args: { code: 'line-removal-failed' },
};

export const UpdateUnanswered: Story = {
  name: 'Votre dernier changement du panier n’a peut-être pas été enregistré : vérifiez-le après votre connexion.',
  args: { code: 'update-unanswered' },
};

export const OrderRefilled: Story = {
  name: 'Les animaux de votre commande sont de nouveau dans votre panier. Rien n’est encore commandé.',
  args: { code: 'order-refilled' },
};
