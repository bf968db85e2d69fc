import { awa } from '#boot/testing/fake-tab.ts';
import { both, type ExpectedByRequest, notice, over, page } from './expected.ts';

const { numero_telephone: _, ...rest } = awa;
const user = { ...rest, username: 'client' };
const notSent = both('recovery-failed', "Une erreur s'est produite lors du traitement.");
const notReset = both('reset-failed', "Une erreur s'est produite lors du traitement.");
const notUpdated = both(
  'profile-update-failed',
  'Une erreur est survenue lors de la mise à jour du profil',
  awa,
);
const passwordUnchanged = notice(
  'password-change-failed',
  "Erreur: Une erreur s'est produite lors de la mise à jour du mot de passe.",
  "Une erreur s'est produite lors de la mise à jour du mot de passe.",
);

export const accountAnswers: ExpectedByRequest = {
  // requestPasswordReset
  'for a link to choose a new password': page('sent', 'Un lien vient d’être envoyé à client@exemple.ci.'),
  'for a link to choose a new password while the provider fails': notSent,
  'for a new password of an account that does not exist': both(
    'recovery-email-unknown',
    'Aucun utilisateur trouve avec cet email.',
  ),
  'for a link to choose a new password, with a CSRF header that is not the cookie’s': notSent,
  // finishPasswordReset
  'to set a new password while the provider fails': notReset,
  'to set a new password with an unknown token': both(
    'reset-token-invalid',
    'Le token de verification est invalide.',
  ),
  'to set a new password with the mailed token': page('changed', 'Votre mot de passe a été changé'),
  'to set a new password with the mailed token, with a CSRF header that is not the cookie’s': notReset,
  // getMe
  'who is signed in': page('authenticated.profile.loaded access.valid', 'Awa Koné', user),
  'who is signed in with an expired token': over('visitor', 'Connectez-vous pour accéder à votre compte.'),
  'who is signed in, which the provider cannot tell': page(
    'authenticated.profile.missing access.valid',
    'Vos informations ne se sont pas chargées.',
  ),
  // updateAccount
  'to change the profile': notice(
    'filling.idle',
    'Vos informations ont été mises à jour avec succès',
    'Vos informations',
    { ...user, first_name: 'Adjoua', last_name: 'N’Guessan' },
  ),
  'to change a profile whose optional fields are empty': notice(
    'filling.idle',
    'Vos informations ont été mises à jour avec succès',
    'Vos informations',
    { ...user, first_name: 'Adjoua', last_name: 'N’Guessan' },
  ),
  'to empty the address of the profile': notice(
    'filling.idle',
    'Vos informations ont été mises à jour avec succès',
    'Vos informations',
    user,
  ),
  'to empty the phone number of the profile': notice(
    'filling.idle',
    'Vos informations ont été mises à jour avec succès',
    'Vos informations',
    user,
  ),
  'to change the profile to a first name that is too short': notUpdated,
  'to change the profile with an expired token': over('filling.idle', 'Vos informations'),
  'to change the profile, with a CSRF header that is not the cookie’s': notUpdated,
  // changePassword
  'to change the password': notice(
    'filling.idle',
    'Mot de passe mis à jour: Votre mot de passe a été mis à jour avec succès.',
    'Changer de mot de passe',
  ),
  'to change the password with a wrong old one': passwordUnchanged,
  'to change the password with an expired token': over('filling.idle', 'Changer de mot de passe'),
  'to change the password, with a CSRF header that is not the cookie’s': passwordUnchanged,
};
