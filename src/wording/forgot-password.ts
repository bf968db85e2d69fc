import type { ForgotPasswordCode } from '#rules/forgot-password.ts';

/** The request for a new password (specification §2 "Forgot password", §8). Refusals are in notices.ts. */
export const forgotPasswordWording = {
  page: {
    title: 'Mot de passe oublié',
    description: 'Recevez un lien pour choisir un nouveau mot de passe.',
  },
  title: 'Mot de passe oublié\u202f?',
  text: 'Indiquez l’e-mail de votre compte\u00a0: nous vous enverrons un lien pour choisir un nouveau mot de passe.',
  email: 'E-mail',
  submit: 'Recevoir le lien',
  submitting: 'Envoi en cours…',
  login: 'Retour à la connexion',
  errors: { 'email-invalid': 'Email invalide' } satisfies Record<ForgotPasswordCode, string>,
  sent: {
    title: 'Consultez votre boîte de réception',
    text: (email: string) => `Un lien vient d’être envoyé à ${email}. Regardez aussi dans vos spams.`,
    nothing: 'Rien reçu\u202f?',
    retry: 'Réessayez',
  },
} as const;
