import type { PasswordChangeCode } from '#rules/password.ts';

/** The security tab of the customer area: the password change (specification §2 "Dashboard", §5 "Password change"). */
export const passwordChangeWording = {
  title: 'Changer de mot de passe',
  oldPassword: 'Mot de passe actuel',
  newPassword: 'Nouveau mot de passe',
  newPasswordHint: '8 caractères au moins, avec une majuscule, une minuscule et un caractère spécial',
  confirmation: 'Confirmation du nouveau mot de passe',
  toggles: {
    old: {
      showLabel: 'Afficher le mot de passe actuel',
      hideLabel: 'Masquer le mot de passe actuel',
    },
    fresh: {
      showLabel: 'Afficher le nouveau mot de passe',
      hideLabel: 'Masquer le nouveau mot de passe',
    },
    confirmation: { showLabel: 'Afficher la confirmation', hideLabel: 'Masquer la confirmation' },
  },
  submit: 'Changer le mot de passe',
  submitting: 'Changement en cours…',
  errors: {
    'old-password-short': 'Le mot de passe doit contenir au moins 6 caractères.',
    'password-short': 'Le mot de passe doit contenir au moins 8 caractères.',
    'password-without-uppercase': 'Le mot de passe doit contenir au moins une lettre majuscule.',
    'password-without-lowercase': 'Le mot de passe doit contenir au moins une lettre minuscule.',
    'password-without-special': 'Le mot de passe doit contenir au moins un caractère spécial.',
    'passwords-differ': 'Les mots de passe ne correspondent pas.',
  } satisfies Record<PasswordChangeCode, string>,
} as const;
