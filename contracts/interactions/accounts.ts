import {
  activateByCode,
  activateByLink,
  changePassword,
  finishPasswordReset,
  getMe,
  register,
  requestPasswordReset,
  updateAccount,
} from '#api/accounts.ts';
import { examples, problem, user } from '../entities.ts';
import { fromState, type Interaction } from '../interaction.ts';

const { countryId, email, mailedToken, password, phone } = examples;
const unknownEmail = 'personne@exemple.ci';
const newPassword = 'Ladoum!2027';
const otp = '482913';
const byEmail = fromState('{email}', { email });
const done = { status: 200 };
const expired = problem('Votre session a expiré, veuillez vous reconnecter.');

const newcomer = { first_name: 'Aya', last_name: 'Kouassi', password1: password };
const registration = {
  ...newcomer,
  email: byEmail,
  numero_telephone: fromState('{phone}', { phone }),
  pays: fromState('{countryId}', { countryId }),
};
const registering = { ...newcomer, email, numero_telephone: phone, pays: countryId };

const becomingCustomer: Interaction[] = [
  {
    given: { state: 'an e-mail and a phone number are free' },
    asks: 'to register',
    method: 'POST',
    path: '/auth/register/',
    body: registration,
    answer: { status: 201 },
    call: (client) => register(client, registering),
  },
  {
    given: { state: 'an e-mail is taken' },
    asks: 'to register with an e-mail that is taken',
    method: 'POST',
    path: '/auth/register/',
    body: registration,
    answer: { status: 400, body: problem('Un compte existe déjà avec cette adresse e-mail.') },
    call: (client) => register(client, registering),
  },
  {
    given: { state: 'an account waits for its activation' },
    asks: 'to activate an account with the right code',
    method: 'POST',
    path: '/auth/activate-user-account-otp/',
    body: { otp: fromState('{otp}', { otp }), email: byEmail },
    answer: done,
    call: (client) => activateByCode(client, { otp, email }),
  },
  {
    given: { state: 'an account waits for its activation' },
    asks: 'to activate an account with a wrong code',
    method: 'POST',
    path: '/auth/activate-user-account-otp/',
    body: { otp: fromState('{wrongOtp}', { wrongOtp: '000000' }), email: byEmail },
    answer: { status: 400, body: problem('Code OTP invalide ou expiré.') },
    call: (client) => activateByCode(client, { otp: '000000', email }),
  },
  {
    given: { state: 'nothing is asked beforehand' },
    asks: 'to activate an account that does not exist',
    method: 'POST',
    path: '/auth/activate-user-account-otp/',
    body: { otp, email: unknownEmail },
    answer: { status: 404, body: problem('Aucun compte trouvé avec cet email.') },
    call: (client) => activateByCode(client, { otp, email: unknownEmail }),
  },
  {
    given: { state: 'an account waits for its activation' },
    asks: 'to activate an account with the mailed link',
    method: 'GET',
    path: fromState('/auth/activate/{mailedToken}', { mailedToken }),
    answer: done,
    call: (client) => activateByLink(client, { token: mailedToken }),
  },
  {
    given: { state: 'nothing is asked beforehand' },
    asks: 'to activate an account with an unknown link',
    method: 'GET',
    path: '/auth/activate/inconnu',
    answer: { status: 400, body: problem("Le lien d'activation est invalide ou expiré.") },
    call: (client) => activateByLink(client, { token: 'inconnu' }),
  },
];

const forgetting: Interaction[] = [
  {
    given: { state: 'a customer has an account' },
    asks: 'for a link to choose a new password',
    method: 'POST',
    path: '/auth/password-reset/',
    body: { email: byEmail },
    answer: done,
    call: (client) => requestPasswordReset(client, { email }),
  },
  {
    given: { state: 'nothing is asked beforehand' },
    asks: 'for a new password of an account that does not exist',
    method: 'POST',
    path: '/auth/password-reset/',
    body: { email: unknownEmail },
    answer: { status: 400, body: problem('Aucun utilisateur trouve avec cet email.') },
    call: (client) => requestPasswordReset(client, { email: unknownEmail }),
  },
  {
    given: { state: 'a customer has asked for a new password' },
    asks: 'to set a new password with the mailed token',
    method: 'POST',
    path: fromState('/auth/password-reset/{mailedToken}/', { mailedToken }),
    body: { new_password: newPassword, token: fromState('{mailedToken}', { mailedToken }) },
    answer: done,
    call: (client) => finishPasswordReset(client, { new_password: newPassword, token: mailedToken }),
  },
  {
    given: { state: 'nothing is asked beforehand' },
    asks: 'to set a new password with an unknown token',
    method: 'POST',
    path: '/auth/password-reset/inconnu/',
    body: { new_password: newPassword, token: 'inconnu' },
    answer: { status: 400, body: problem('Le token de verification est invalide.') },
    call: (client) => finishPasswordReset(client, { new_password: newPassword, token: 'inconnu' }),
  },
];

const changes = { first_name: 'Adjoua', last_name: 'N’Guessan', sexe: 'F', adresse1: 'Plateau' } as const;
const passwords = { old_password: password, new_password1: newPassword, new_password2: newPassword };
const forgotten = { ...passwords, old_password: 'Tabaski-2025' };

const beingCustomer: Interaction[] = [
  {
    given: { state: 'a customer is signed in' },
    asks: 'who is signed in',
    method: 'GET',
    path: '/auth/me/',
    token: 'held',
    answer: { status: 200, body: user },
    call: (client) => getMe(client),
  },
  {
    given: { state: 'nothing is asked beforehand' },
    asks: 'who is signed in with an expired token',
    method: 'GET',
    path: '/auth/me/',
    token: 'expired',
    answer: { status: 401, body: expired },
    call: (client) => getMe(client),
  },
  {
    given: { state: 'a customer is signed in' },
    asks: 'to change the profile',
    method: 'PATCH',
    path: '/auth/update-acccount/',
    token: 'held',
    body: changes,
    answer: { status: 200, body: { ...user, first_name: 'Adjoua', last_name: 'N’Guessan' } },
    call: (client) => updateAccount(client, changes),
  },
  {
    given: { state: 'a customer is signed in' },
    asks: 'to change the profile to a first name that is too short',
    method: 'PATCH',
    path: '/auth/update-acccount/',
    token: 'held',
    body: { first_name: 'A' },
    answer: { status: 400, body: problem('Données invalides.') },
    call: (client) => updateAccount(client, { first_name: 'A' }),
  },
  {
    given: { state: 'a customer is signed in' },
    asks: 'to change the password',
    method: 'POST',
    path: '/auth/change-password/',
    token: 'held',
    body: passwords,
    answer: done,
    call: (client) => changePassword(client, passwords),
  },
  {
    given: { state: 'a customer is signed in' },
    asks: 'to change the password with a wrong old one',
    method: 'POST',
    path: '/auth/change-password/',
    token: 'held',
    body: forgotten,
    answer: { status: 400, body: problem('Votre ancien mot de passe est incorrect.') },
    call: (client) => changePassword(client, forgotten),
  },
  {
    given: { state: 'nothing is asked beforehand' },
    asks: 'to change the password with an expired token',
    method: 'POST',
    path: '/auth/change-password/',
    token: 'expired',
    body: passwords,
    answer: { status: 401, body: expired },
    call: (client) => changePassword(client, passwords),
  },
];

export const accounts = [...becomingCustomer, ...forgetting, ...beingCustomer];
