import type { NoticeCode } from '#machines/session/notices.ts';
import { addRefusalsWording } from './add-refusals.ts';
import { slip } from './slip.ts';

/** How a notice looks. All are announced when the reader is free: what must interrupt stands beside its form, too. */
export type NoticeTone = 'success' | 'error' | 'warning' | 'info';

/** The sentences of a notice; the server's own text, where there is one, stands instead of `text`. */
export interface NoticeWording {
  readonly tone: NoticeTone;
  readonly title?: string;
  readonly text: string;
}

/** The sentence of every notice (specification §8, and §2 for login, logout and activation). */
export const noticesWording: Readonly<Record<NoticeCode, NoticeWording>> = {
  'session-expired': {
    tone: 'warning',
    title: 'Session expirée',
    text: 'Bonjour, votre session a expiré, veuillez vous reconnecter !',
  },
  'logged-out': {
    tone: 'info',
    title: 'Déconnexion',
    text: slip('Vous avez été déconnecter de votre session.', 'Vous avez été déconnecté de votre session.'),
  },
  'login-required': { tone: 'warning', text: 'Connectez-vous pour accéder à votre compte.' },
  'already-logged-in': { tone: 'info', text: 'Vous êtes déjà connecté.' },
  'login-succeeded': { tone: 'success', text: 'Connexion réussie.' },
  'code-sent': { tone: 'success', text: 'Un code de vérification vous a été envoyé.' },

  'login-credentials-wrong': { tone: 'error', text: "Nom d'utilisateur ou mot de passe incorrect." },
  'login-account-inactive': { tone: 'error', text: "Le compte de l'utilisateur n'est pas actif." },
  'login-server-failed': { tone: 'error', text: "Une erreur s'est produite lors de la connexion." },
  'login-unknown-error': { tone: 'error', text: 'Erreur inconnue.' },
  'login-unexpected-answer': { tone: 'error', text: 'Réponse inattendue du serveur.' },

  'cart-added': { tone: 'success', text: 'Produit ajouté au panier avec succès.' },
  ...addRefusalsWording,
  'cart-add-login-required': {
    tone: 'warning',
    text: slip(
      'Vous devez vous connecter, pour ajouter un produit au panier.',
      'Vous devez vous connecter pour ajouter un produit au panier.',
    ),
  },
  'quantity-changed': { tone: 'success', text: 'Quantité mise à jour avec succès' },
  'quantity-change-failed': { tone: 'error', text: 'Erreur lors de la mise à jour de la quantité' },
  'line-removed': { tone: 'success', text: 'Article supprimé du panier.' },
  'line-restored': { tone: 'success', text: 'L’animal est de retour dans votre panier.' },
  'line-restore-failed': {
    tone: 'error',
    text: 'L’animal n’a pas pu revenir dans votre panier. Vérifiez votre connexion, puis réessayez.',
  },
  'line-present': { tone: 'info', text: 'Cet animal est déjà de retour dans votre panier.' },
  'order-refilled': {
    tone: 'success',
    text: 'Les animaux de votre commande sont de nouveau dans votre panier. Rien n’est encore commandé.',
  },
  'line-removal-failed': { tone: 'error', text: "Échec de la suppression de l'article." },

  'update-unanswered': {
    tone: 'warning',
    text: 'Votre dernier changement du panier n’a peut-être pas été enregistré\u00a0: vérifiez-le après votre connexion.',
  },

  'order-placed': { tone: 'success', text: 'Commande effectuée avec succès.' },
  'order-unheard': {
    tone: 'warning',
    title: 'Une commande était en route',
    text: 'Elle est peut-être enregistrée. Connectez-vous et regardez dans vos commandes avant d’en passer une autre.',
  },
  'checkout-failed': { tone: 'error', text: slip('Erreur lors du checkout.', 'Erreur lors de la commande.') },
  'checkout-cart-unsettled': {
    tone: 'error',
    text: 'Votre panier change encore. Rien n’a été commandé\u00a0: attendez un instant, puis réessayez.',
  },
  'checkout-unexpected-answer': {
    tone: 'error',
    text: slip(
      'Réponse inattendue du serveur, reessayez plus tard.',
      'Réponse inattendue du serveur, réessayez plus tard.',
    ),
  },

  'invoice-failed': {
    tone: 'error',
    text: 'La facture n’a pas pu être préparée. Réessayez dans un instant.',
  },
  'profile-updated': { tone: 'success', text: 'Vos informations ont été mises à jour avec succès' },
  'profile-phone-kept': {
    tone: 'info',
    text: 'Votre ancien numéro de téléphone a été gardé\u00a0: un compte en a toujours un.',
  },
  'profile-update-failed': {
    tone: 'error',
    text: 'Une erreur est survenue lors de la mise à jour du profil',
  },
  'password-changed': {
    tone: 'success',
    title: 'Mot de passe mis à jour',
    text: 'Votre mot de passe a été mis à jour avec succès.',
  },
  'password-change-failed': {
    tone: 'error',
    title: 'Erreur',
    text: "Une erreur s'est produite lors de la mise à jour du mot de passe.",
  },

  'registration-succeeded': { tone: 'success', text: 'La création de votre compte a réussi.' },
  'registration-credentials-wrong': { tone: 'error', text: "Nom d'utilisateur ou mot de passe incorrect." },
  'registration-refused': { tone: 'error', text: 'Une erreur est survenue' },
  'registration-server-failed': { tone: 'error', text: "Une erreur s'est produite lors de la connexion." },
  'registration-unknown-error': { tone: 'error', text: 'Une erreur inconnue est survenue.' },
  'activation-succeeded': {
    tone: 'success',
    text: "L'activation de votre compte a été effectuée avec succès !",
  },
  'code-invalid': { tone: 'error', text: 'Code OTP invalide ou expiré.' },
  'code-account-unknown': { tone: 'error', text: 'Aucun compte trouvé avec cet email.' },
  'code-activation-failed': {
    tone: 'error',
    text: "L'activation de votre compte a échoué, veuillez réessayer.",
  },
  'recovery-email-unknown': {
    tone: 'error',
    text: slip('Aucun utilisateur trouve avec cet email.', 'Aucun utilisateur trouvé avec cet email.'),
  },
  'recovery-failed': { tone: 'error', text: "Une erreur s'est produite lors du traitement." },
  'reset-token-invalid': {
    tone: 'error',
    text: slip('Le token de verification est invalide.', 'Le lien de vérification est invalide.'),
  },
  'reset-failed': { tone: 'error', text: "Une erreur s'est produite lors du traitement." },
};
