import type { LoginFieldCode } from '#rules/login.ts';

/** The login page (specification §2 "Login", §5, §8). The refusals' sentences are in notices.ts. */
export const loginWording = {
  page: {
    title: 'Connexion',
    description: 'Connectez-vous pour commander, suivre vos commandes et retrouver vos factures.',
  },
  title: 'Bienvenue',
  text: 'Connectez-vous pour commander et suivre vos livraisons.',
  /** Why the visitor was redirected here. */
  returning: 'Connectez-vous pour continuer\u00a0: vous reviendrez là où vous étiez.',
  identifier: 'E-mail ou numéro de téléphone',
  identifierHint: 'Par exemple client@exemple.ci ou 07\u00a001\u00a002\u00a003\u00a004',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  rememberMe: 'Se souvenir de moi',
  forgotPassword: 'Mot de passe oublié\u202f?',
  submit: 'Se connecter',
  submitting: 'Connexion en cours…',
  noAccount: 'Première visite\u202f?',
  register: 'Créer un compte',
  catalogue: 'Voir le catalogue',
  errors: {
    'identifier-invalid': 'Entrez un numéro valide ou un email valide',
    'password-short': 'Le mot de passe doit contenir au moins 4 caractères.',
  } satisfies Record<LoginFieldCode, string>,
  /** Beside the merchant's 'Erreur inconnue.': what to do. */
  unknown: {
    advice: 'Rechargez la page et réessayez dans quelques minutes. Si cela continue,',
    support: 'écrivez au support',
  },
  /** Beside the form for an inactive account (423). */
  inactive: {
    byLink:
      'Ouvrez le lien de l’e-mail d’activation, ou connectez-vous avec votre e-mail pour saisir le code.',
    byCode: 'Ouvrez le lien de l’e-mail d’activation, ou saisissez le code reçu à l’inscription.',
    enterCode: 'Saisir le code',
  },
} as const;
