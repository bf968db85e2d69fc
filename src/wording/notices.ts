import type { NoticeCode } from '#machines/session/notices.machine.ts';
import { addRefusalsWording } from './add-refusals.ts';
import { erratum } from './erratum.ts';

/** The type of a notice. All are announced politely: urgent ones are also shown beside their form. */
export type NoticeTone = 'success' | 'error' | 'warning' | 'info';

/** The sentences of a notice; the server's own text, if there is one, replaces `text`. */
export interface NoticeWording {
  readonly tone: NoticeTone;
  readonly title?: string;
  readonly text: string;
}

const notice =
  (tone: NoticeTone) =>
  (text: string, title?: string): NoticeWording => ({ tone, text, ...(title !== undefined && { title }) });
const success = notice('success');
const error = notice('error');
const warning = notice('warning');
const info = notice('info');

/** The sentence of every notice (specification §8, and §2 for login, logout and activation). */
export const noticesWording: Readonly<Record<NoticeCode, NoticeWording>> = {
  'session-expired': warning(
    'Bonjour, votre session a expiré, veuillez vous reconnecter !',
    'Session expirée',
  ),
  'session-unstored': warning(
    'La mémoire de votre navigateur est pleine ou bloquée\u00a0: vous resterez connecté tant que cette page est ouverte, et devrez vous reconnecter ensuite.',
  ),
  'logged-out': info(
    erratum('Vous avez été déconnecter de votre session.', 'Vous avez été déconnecté de votre session.'),
    'Déconnexion',
  ),
  'login-required': warning('Connectez-vous pour accéder à votre compte.'),
  'already-logged-in': info('Vous êtes déjà connecté.'),
  'login-succeeded': success('Connexion réussie.'),
  'code-sent': success('Un code de vérification vous a été envoyé.'),

  'login-credentials-wrong': error("Nom d'utilisateur ou mot de passe incorrect."),
  'login-account-inactive': error("Le compte de l'utilisateur n'est pas actif."),
  'login-server-failed': error("Une erreur s'est produite lors de la connexion."),
  'login-unknown-error': error('Erreur inconnue.'),
  'login-unexpected-answer': error('Réponse inattendue du serveur.'),

  'cart-added': success('Produit ajouté au panier avec succès.'),
  ...addRefusalsWording,
  'cart-add-login-required': warning(
    erratum(
      'Vous devez vous connecter, pour ajouter un produit au panier.',
      'Vous devez vous connecter pour ajouter un produit au panier.',
    ),
  ),
  'cart-add-unsure': warning(
    'Nous ne savons pas si l’animal a été ajouté\u00a0: vérifiez votre panier avant de réessayer.',
  ),
  'cart-wish-changed': warning(
    'Le prix ou le nombre d’animaux disponibles a changé depuis votre choix\u00a0: rien n’a été ajouté au panier.',
  ),
  'quantity-changed': success('Quantité mise à jour avec succès'),
  'quantity-change-failed': error('Erreur lors de la mise à jour de la quantité'),
  'line-removed': success('Article supprimé du panier.'),
  'line-restored': success('L’animal est de retour dans votre panier.'),
  'line-restore-failed': error('L’animal n’a pas pu revenir dans votre panier. Réessayez dans un instant.'),
  'line-present': info('Cet animal est déjà de retour dans votre panier.'),
  'order-refilled': success(
    'Les animaux de votre commande sont de nouveau dans votre panier. Rien n’est encore commandé.',
  ),
  'line-removal-failed': error("Échec de la suppression de l'article."),

  'update-unanswered': warning(
    'La dernière modification de votre panier n’a peut-être pas été enregistrée\u00a0: vérifiez-la dans votre panier, en vous reconnectant s’il le faut.',
  ),

  'order-placed': success('Commande effectuée avec succès.'),
  'order-unheard': warning(
    'Elle est peut-être enregistrée. Connectez-vous et regardez dans vos commandes avant d’en passer une autre.',
    'Une commande était en cours d’envoi',
  ),
  'checkout-failed': error(erratum('Erreur lors du checkout.', 'Erreur lors de la commande.')),
  'checkout-cart-unsettled': error(
    'Votre panier est en cours de mise à jour. Rien n’a été commandé\u00a0: attendez un instant, puis réessayez.',
  ),
  'checkout-cart-incomplete': error(
    'Un article de votre panier n’a pas pu être affiché. Rien n’a été commandé\u00a0: supprimez cet article, puis réessayez.',
  ),
  'checkout-unexpected-answer': error(
    erratum(
      'Réponse inattendue du serveur, reessayez plus tard.',
      'Réponse inattendue du serveur, réessayez plus tard.',
    ),
  ),

  'invoice-failed': error('La facture n’a pas pu être préparée. Réessayez dans un instant.'),
  'profile-updated': success('Vos informations ont été mises à jour avec succès'),
  'profile-phone-unchanged': info(
    'Votre ancien numéro de téléphone a été gardé\u00a0: il en faut un pour chaque compte.',
  ),
  'profile-update-failed': error('Une erreur est survenue lors de la mise à jour du profil'),
  'password-changed': success('Votre mot de passe a été mis à jour avec succès.', 'Mot de passe mis à jour'),
  'password-change-failed': error(
    "Une erreur s'est produite lors de la mise à jour du mot de passe.",
    'Erreur',
  ),

  'registration-succeeded': success('La création de votre compte a réussi.'),
  'registration-credentials-wrong': error("Nom d'utilisateur ou mot de passe incorrect."),
  'registration-refused': error('Une erreur est survenue'),
  'registration-server-failed': error("Une erreur s'est produite lors de la connexion."),
  'registration-unknown-error': error('Une erreur inconnue est survenue.'),
  'activation-succeeded': success("L'activation de votre compte a été effectuée avec succès !"),
  'code-invalid': error('Code OTP invalide ou expiré.'),
  'code-account-unknown': error('Aucun compte trouvé avec cet email.'),
  'code-activation-failed': error("L'activation de votre compte a échoué, veuillez réessayer."),
  'recovery-email-unknown': error(
    erratum('Aucun utilisateur trouve avec cet email.', 'Aucun utilisateur trouvé avec cet email.'),
  ),
  'recovery-failed': error("Une erreur s'est produite lors du traitement."),
  'reset-token-invalid': error(
    erratum('Le token de verification est invalide.', 'Le lien de vérification est invalide.'),
  ),
  'reset-failed': error("Une erreur s'est produite lors du traitement."),
};
