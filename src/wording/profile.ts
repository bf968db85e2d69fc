import type { Sex } from '#openapi/schemas.ts';
import type { ProfileFieldCode } from '#rules/profile.ts';

/** The profile tab of the customer area (specification §2 "Dashboard", §5 "Profile"). */
export const profileWording = {
  title: 'Vos informations',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  /** A new e-mail takes effect once it is confirmed (an addition of the provider). */
  pendingEmail: (address: string) =>
    `Un message vous attend à l’adresse ${address}. Ouvrez-le et confirmez\u00a0: elle remplacera alors celle-ci.`,
  username: 'Nom d’utilisateur',
  phone: 'Numéro de téléphone',
  country: 'Pays',
  chooseCountry: 'Choisissez votre pays',
  sex: 'Sexe',
  sexes: { M: 'Masculin', F: 'Féminin', O: 'Autre' } satisfies Record<Sex, string>,
  address: 'Adresse',
  submit: 'Mettre à jour',
  submitting: 'Mise à jour en cours...',
  errors: {
    'first-name-short': 'Le prénom doit contenir au moins 2 caractères.',
    'last-name-short': 'Le nom doit contenir au moins 2 caractères.',
    'email-invalid': 'Veuillez entrer une adresse email valide.',
    'username-short': "Le nom d'utilisateur doit contenir au moins 3 caractères.",
    'sex-unknown': 'Choisissez une des réponses proposées.',
  } satisfies Record<ProfileFieldCode, string>,
} as const;
