import { erratum } from './erratum.ts';

/** The two pages with a code: /otp and /two-factor-auth (specification §2 "Activation code", "Two-factor"). */
export const codeEntryWording = {
  activation: {
    page: { title: 'Code d’activation', description: 'Saisissez le code reçu pour activer votre compte.' },
    title: 'Inscription réussie !',
    /** Before and after the e-mail. */
    text: {
      before: 'Merci\u202f! Saisissez le code à 6 chiffres envoyé à',
      after: 'pour activer votre compte.',
    },
    submit: 'Activer mon compte',
    correct: 'Ce n’est pas votre adresse\u202f?',
    correctLink: 'Corriger mon inscription',
    help: 'Pas de code\u202f? Ouvrez le lien de l’e-mail d’activation, ou écrivez au support.',
    support: 'Écrire au support',
    activated: 'Compte déjà activé\u202f?',
    login: 'Se connecter',
  },
  twoFactor: {
    page: {
      title: 'Double authentification',
      description: 'Saisissez le code reçu par SMS pour vous connecter.',
    },
    title: 'Double authentification !',
    text: 'Saisissez le code à 5 chiffres que vous avez reçu par SMS.',
    submit: 'Valider le code',
    help: 'Pas de code\u202f? Connectez-vous de nouveau pour en recevoir un autre.',
    login: 'Se connecter de nouveau',
  },
  boxes: 'Code de vérification',
  box: (index: number, count: number) => `Chiffre ${index} sur ${count}`,
  /** Enter before every box is filled. */
  missing: (count: number) => (count === 1 ? 'Il manque 1 chiffre.' : `Il manque ${count} chiffres.`),
  submitting: erratum('Verification en cours ...', 'Vérification en cours…'),
  /** Other refusals: a sentence beside the boxes instead of a notice. */
  unknownError: 'La vérification n’a pas abouti. Votre code est gardé\u00a0: réessayez dans un instant.',
  /** The page was opened without an e-mail to verify. */
  nothingToVerify: {
    title: 'Vous n’avez pas de code à saisir',
    activation: 'Créez un compte ou connectez-vous pour recevoir un code.',
    twoFactor: 'Connectez-vous pour recevoir un code par SMS.',
    login: 'Se connecter',
    register: 'Créer un compte',
  },
  home: "Retour à l'accueil",
} as const;
