import type { ResetCode } from '#rules/password.ts';

/** The choice of a new password by link (specification §2 "Reset password", §5, §8). Refusals are in notices.ts. */
export const resetPasswordWording = {
  page: { title: 'Nouveau mot de passe', description: 'Choisissez le nouveau mot de passe de votre compte.' },
  title: 'Choisissez un nouveau mot de passe',
  password: 'Nouveau mot de passe',
  hint: '8 caractères au moins',
  confirmation: 'Confirmation du nouveau mot de passe',
  toggles: {
    new_password: {
      showLabel: 'Afficher le nouveau mot de passe',
      hideLabel: 'Masquer le nouveau mot de passe',
    },
    confirmation: { showLabel: 'Afficher la confirmation', hideLabel: 'Masquer la confirmation' },
  },
  submit: 'Enregistrer',
  submitting: 'Enregistrement en cours…',
  errors: {
    'password-short': 'Le mot de passe doit contenir au moins 8 caractères.',
    'passwords-differ': 'Les mots de passe ne correspondent pas.',
  } satisfies Record<ResetCode, string>,
  done: {
    title: 'Votre mot de passe a été changé',
    text: 'Vous pouvez vous connecter avec le nouveau.',
    login: 'Se connecter',
  },
  again: 'Demander un nouveau lien',
  login: 'Retour à la connexion',
} as const;
