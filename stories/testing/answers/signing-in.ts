import { awa } from '#boot/testing/fake-tab.ts';
import { both, type ExpectedByRequest, notice, over, page } from './expected.ts';

export const token = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl';
const loggedIn = notice('loggedIn', 'Connexion réussie.', 'Connexion en cours…', token);
const wrongCredentials = both('login-credentials-wrong', "Nom d'utilisateur ou mot de passe incorrect.");
const activationFailed = both(
  'code-activation-failed',
  "L'activation de votre compte a échoué, veuillez réessayer.",
);
const unknownAccount = both('code-account-unknown', 'Aucun compte trouvé avec cet email.');
const wrongCode = both('code-invalid', 'Code OTP invalide ou expiré.');
const unverified = page(
  'code-unverified',
  'La vérification n’a pas abouti. Votre code est gardé : réessayez dans un instant.',
);
const visitor = over('visitor', 'Connectez-vous pour accéder à votre compte.');

export const signingInAnswers: ExpectedByRequest = {
  // login
  'to log in before the activation': both(
    'login-account-inactive',
    "Le compte de l'utilisateur n'est pas actif.",
  ),
  'to log in too often': both('login-unknown-error', 'Erreur inconnue.'),
  'to log in where a code has to follow': notice(
    'awaitingCode',
    'Un code de vérification vous a été envoyé.',
    'Connexion en cours…',
    awa.email,
  ),
  'to log in while the provider fails': both(
    'login-server-failed',
    "Une erreur s'est produite lors de la connexion.",
  ),
  'to log in with a phone number': loggedIn,
  'to log in with a wrong password': wrongCredentials,
  'to log in with an e-mail': loggedIn,
  'to log in with an unknown e-mail': wrongCredentials,
  'to log in without an identifier': wrongCredentials,
  'to log in and be given a refresh token': loggedIn,
  'to log in with an e-mail, with a CSRF header that is not the cookie’s': both(
    'login-unknown-error',
    'Erreur inconnue.',
  ),
  // confirmTwoFactor
  'to finish a login while the provider fails': activationFailed,
  'to finish a login with a wrong code': wrongCode,
  'to finish a login with the right code': notice(
    'verified',
    "L'activation de votre compte a été effectuée avec succès !",
    'Saisissez le code à 5 chiffres',
    token,
  ),
  'to finish the login of an unknown account': unknownAccount,
  'to finish a login with the right code, with a CSRF header that is not the cookie’s': unverified,
  // refresh
  'for a new access token': page('authenticated.profile.loaded access.valid', 'Awa Koné', token),
  'for a new access token with an unknown refresh token': visitor,
  'for a new access token, with a CSRF header that is not the cookie’s': visitor,
  // register
  'to register': notice(
    'registered',
    'La création de votre compte a réussi.',
    'Création en cours…',
    awa.email,
  ),
  'to register where credentials are refused': both(
    'registration-credentials-wrong',
    "Nom d'utilisateur ou mot de passe incorrect.",
  ),
  'to register while the provider fails': both(
    'registration-server-failed',
    "Une erreur s'est produite lors de la connexion.",
  ),
  'to register with an e-mail that is taken': both(
    'registration-refused',
    'Un compte existe déjà avec cette adresse e-mail.',
  ),
  'to register, with a CSRF header that is not the cookie’s': both(
    'registration-unknown-error',
    'Une erreur inconnue est survenue.',
  ),
  // activateByCode
  'to activate an account by its code while the provider fails': activationFailed,
  'to activate an account that does not exist': unknownAccount,
  'to activate an account with a wrong code': wrongCode,
  'to activate an account with the right code': notice(
    'verified',
    "L'activation de votre compte a été effectuée avec succès !",
    'Saisissez le code à 6 chiffres',
  ),
  'to activate an account with the right code, with a CSRF header that is not the cookie’s': unverified,
  // activateByLink
  'to activate an account with an unknown link': page(
    'refused',
    "Le lien d'activation est invalide ou expiré.",
  ),
  'to activate an account with the mailed link': page('activated', 'Votre compte est activé'),
};
