import { looseObject, string } from 'valibot';
import {
  activateByCode,
  activateByLink,
  changePassword,
  finishPasswordReset,
  getMe,
  register,
  requestPasswordReset,
  updateAccount,
  userShape,
} from '#api/accounts.ts';
import { ids, user } from '../examples.ts';
import {
  done,
  failing,
  fromState,
  type Interaction,
  reads,
  refused,
  refusedAnyhow,
  withExpiredToken,
} from '../interaction.ts';

const { countryId, email, mailedToken, password, phone } = ids;
const nobody = 'personne@exemple.ci';
const newPassword = 'Ladoum!2027';
const otp = '482913';
const byEmail = fromState('{email}', { email });
const unprepared = { state: 'nothing is asked beforehand' } as const;
const waiting = { state: 'an account waits for its activation' } as const;
const signedIn = { state: 'a customer is signed in' } as const;

const newcomer = { first_name: 'Aya', last_name: 'Kouassi', password1: password };

const registering: Interaction = {
  operation: 'register',
  given: { state: 'an e-mail and a phone number are free' },
  asks: 'to register',
  method: 'POST',
  path: '/auth/register/',
  csrf: 'right',
  body: {
    ...newcomer,
    email: byEmail,
    numero_telephone: fromState('{phone}', { phone }),
    pays: fromState('{countryId}', { countryId }),
  },
  answer: done(201),
  call: (client) => register(client, { ...newcomer, email, numero_telephone: phone, pays: countryId }),
};

const activatingByCode: Interaction = {
  operation: 'activateByCode',
  given: waiting,
  asks: 'to activate an account with the right code',
  method: 'POST',
  path: '/auth/activate-user-account-otp/',
  csrf: 'right',
  body: { otp: fromState('{otp}', { otp }), email: byEmail },
  answer: done(),
  call: (client) => activateByCode(client, { otp, email }),
};

const activatingByLink: Interaction = {
  operation: 'activateByLink',
  given: waiting,
  asks: 'to activate an account with the mailed link',
  method: 'GET',
  path: fromState('/auth/activate/{mailedToken}', { mailedToken }),
  answer: done(),
  call: (client) => activateByLink(client, { token: mailedToken }),
};

const becomingCustomer: Interaction[] = [
  registering,
  {
    ...registering,
    given: { state: 'an e-mail is taken' },
    asks: 'to register with an e-mail that is taken',
    // The only refusal whose sentence is the server's alone (specification §8 Registration, 400).
    answer: {
      status: 400,
      shape: looseObject({ message: string() }),
      example: { message: 'Un compte existe déjà avec cette adresse e-mail.' },
    },
  },
  failing(registering, 'to register where credentials are refused', 401),
  failing(registering, 'to register while the provider fails', 500),
  activatingByCode,
  {
    ...activatingByCode,
    asks: 'to activate an account with a wrong code',
    body: { otp: fromState('{wrongOtp}', { wrongOtp: '000000' }), email: byEmail },
    answer: refused(400),
    call: (client) => activateByCode(client, { otp: '000000', email }),
  },
  {
    ...activatingByCode,
    given: unprepared,
    asks: 'to activate an account that does not exist',
    body: { otp, email: nobody },
    answer: refused(404),
    call: (client) => activateByCode(client, { otp, email: nobody }),
  },
  failing(activatingByCode, 'to activate an account by its code while the provider fails', 500),
  activatingByLink,
  {
    ...activatingByLink,
    given: unprepared,
    asks: 'to activate an account with an unknown link',
    path: '/auth/activate/inconnu',
    answer: refusedAnyhow(400),
    call: (client) => activateByLink(client, { token: 'inconnu' }),
  },
];

const forgetting: Interaction = {
  operation: 'requestPasswordReset',
  given: { state: 'a customer has an account' },
  asks: 'for a link to choose a new password',
  method: 'POST',
  path: '/auth/password-reset/',
  csrf: 'right',
  body: { email: byEmail },
  answer: done(),
  call: (client) => requestPasswordReset(client, { email }),
};

const choosing: Interaction = {
  operation: 'finishPasswordReset',
  given: { state: 'a customer has asked for a new password' },
  asks: 'to set a new password with the mailed token',
  method: 'POST',
  path: fromState('/auth/password-reset/{mailedToken}/', { mailedToken }),
  csrf: 'right',
  body: { new_password: newPassword, token: fromState('{mailedToken}', { mailedToken }) },
  answer: done(),
  call: (client) => finishPasswordReset(client, { new_password: newPassword, token: mailedToken }),
};

const recovering: Interaction[] = [
  forgetting,
  {
    ...forgetting,
    given: unprepared,
    asks: 'for a new password of an account that does not exist',
    body: { email: nobody },
    answer: refused(400),
    call: (client) => requestPasswordReset(client, { email: nobody }),
  },
  failing(forgetting, 'for a link to choose a new password while the provider fails', 500),
  choosing,
  {
    ...choosing,
    given: unprepared,
    asks: 'to set a new password with an unknown token',
    path: '/auth/password-reset/inconnu/',
    body: { new_password: newPassword, token: 'inconnu' },
    answer: refused(400),
    call: (client) => finishPasswordReset(client, { new_password: newPassword, token: 'inconnu' }),
  },
  failing(choosing, 'to set a new password while the provider fails', 500),
];

const changes = { first_name: 'Adjoua', last_name: 'N’Guessan', sexe: 'F', adresse1: 'Plateau' } as const;
const passwords = { old_password: password, new_password1: newPassword, new_password2: newPassword };
const forgotten = { ...passwords, old_password: 'Tabaski-2025' };

const whoAmI: Interaction = {
  operation: 'getMe',
  given: signedIn,
  asks: 'who is signed in',
  method: 'GET',
  path: '/auth/me/',
  token: 'held',
  answer: reads(userShape, user),
  call: (client) => getMe(client),
};

const updating: Interaction = {
  operation: 'updateAccount',
  given: signedIn,
  asks: 'to change the profile',
  method: 'PATCH',
  path: '/auth/update-acccount/',
  token: 'held',
  csrf: 'right',
  body: changes,
  answer: reads(userShape, { ...user, first_name: 'Adjoua', last_name: 'N’Guessan' }),
  call: (client) => updateAccount(client, changes),
};

const changingPassword: Interaction = {
  operation: 'changePassword',
  given: signedIn,
  asks: 'to change the password',
  method: 'POST',
  path: '/auth/change-password/',
  token: 'held',
  csrf: 'right',
  body: passwords,
  answer: done(),
  call: (client) => changePassword(client, passwords),
};

const beingCustomer: Interaction[] = [
  whoAmI,
  withExpiredToken(whoAmI, 'who is signed in with an expired token', '/auth/me/'),
  failing(whoAmI, 'who is signed in, which the provider cannot tell', 500),
  updating,
  {
    ...updating,
    asks: 'to change the profile to a first name that is too short',
    body: { first_name: 'A' },
    answer: refusedAnyhow(400),
    call: (client) => updateAccount(client, { first_name: 'A' }),
  },
  withExpiredToken(updating, 'to change the profile with an expired token', '/auth/update-acccount/'),
  changingPassword,
  {
    ...changingPassword,
    asks: 'to change the password with a wrong old one',
    body: forgotten,
    answer: refusedAnyhow(400),
    call: (client) => changePassword(client, forgotten),
  },
  withExpiredToken(
    changingPassword,
    'to change the password with an expired token',
    '/auth/change-password/',
  ),
];

export const accounts: Interaction[] = [...becomingCustomer, ...recovering, ...beingCustomer];
