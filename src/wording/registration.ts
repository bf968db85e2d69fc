import type { PasswordLevel } from '#rules/password.ts';
import type { RegistrationFieldCode } from '#rules/registration.ts';

/** The registration page (specification §2 "Registration", §5, §8). The refusals' sentences are in notices.ts. */
export const registrationWording = {
  page: {
    title: 'Inscription',
    description: 'Créez votre compte pour commander, suivre vos livraisons et imprimer vos factures.',
  },
  title: 'Créer un compte',
  text: 'Un e-mail de vérification vous sera envoyé pour activer votre compte.',
  firstName: 'Prénom',
  lastName: 'Nom',
  email: 'E-mail',
  phone: 'Numéro de téléphone',
  phoneHint: 'De 8 à 15 chiffres, sans + ni 00 au début',
  country: 'Pays',
  chooseCountry: 'Choisissez votre pays',
  /** Beside the form after an attempt without an answer: the account may exist. */
  unanswered: {
    text: 'Si votre compte a été créé, un code vous a été envoyé.',
    enterCode: 'Saisir le code',
  },
  countries: {
    loading: 'Chargement des pays…',
    none: 'Aucun pays n’est disponible pour le moment.',
    failed: 'Les pays n’ont pas pu être chargés.',
    retry: 'Réessayer',
  },
  password: 'Mot de passe',
  passwordHint:
    '8 caractères au moins, avec une majuscule, une minuscule, un chiffre et un caractère spécial',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  strength: 'Sécurité du mot de passe\u00a0:',
  levels: { weak: 'Faible', fair: 'Moyen', good: 'Bon', strong: 'Fort' } satisfies Record<
    PasswordLevel,
    string
  >,
  submit: 'Créer mon compte',
  submitting: 'Création en cours…',
  haveAccount: 'Vous avez déjà un compte\u202f?',
  login: 'Se connecter',
  errors: {
    'first-name-required': 'Le prénom est requis',
    'first-name-long': 'Le prénom doit contenir au plus 20 caractères',
    'first-name-invalid':
      'Le prénom ne doit contenir que des lettres, un espace, une apostrophe ou un trait d’union',
    'last-name-required': 'Le nom est requis',
    'last-name-long': 'Le nom doit contenir au plus 50 caractères',
    'last-name-invalid':
      'Le nom ne doit contenir que des lettres, une apostrophe ou un trait d’union (Koné-Traoré)',
    'email-invalid': 'Email invalide',
    'phone-invalid': 'Entrez un numéro valide',
    'country-required': 'Choisissez votre pays',
    'password-weak':
      'Le mot de passe doit contenir au moins 8 caractères, une majuscule, une minuscule, un chiffre et un caractère spécial',
  } satisfies Record<RegistrationFieldCode, string>,
} as const;
