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
} from '#data/accounts.ts';
import type { UpdateAccountRequest } from '#openapi/schemas.ts';
import { ids, user } from '../examples.ts';
import {
  anyClientError,
  done,
  fromState,
  type Interaction,
  reads,
  refused,
  withExpiredToken,
  withFailure,
} from '../interaction.ts';
import * as requests from '../requests.ts';

const { countryId, email, mailedToken, password, phone } = ids;
const otp = '482913';
const byEmail = fromState('{email}', { email });
/* Each interaction has an e-mail of its own: the provider limits tries for unknown e-mails, too. */
const nobody = { state: 'an e-mail and a phone number are free' } as const;
const unprepared = { state: 'nothing is asked beforehand' } as const;
const waiting = { state: 'an account waits for its activation' } as const;
const signedIn = { state: 'a customer is signed in' } as const;
const updatable = { state: 'a customer may change the profile' } as const;

const { body: newcomer } = await requests.registering();
const { body: rightCode } = await requests.enteringActivationCode(otp);
const { body: wrongCode } = await requests.enteringActivationCode('000000');

const registering: Interaction = {
  operation: 'register',
  given: { state: 'an e-mail and a phone number are free' },
  asks: 'to register',
  path: '/auth/register/',
  body: {
    ...newcomer,
    email: byEmail,
    numero_telephone: fromState('{phone}', { phone }),
    pays: fromState('{countryId}', { countryId }),
  },
  answer: done(201),
  call: (client) => register(client, newcomer),
};

const activatingByCode: Interaction = {
  operation: 'activateByCode',
  given: waiting,
  asks: 'to activate an account with the right code',
  path: '/auth/activate-user-account-otp/',
  body: { ...rightCode, otp: fromState('{otp}', { otp }), email: byEmail },
  answer: done(),
  call: (client) => activateByCode(client, rightCode),
};

const activatingByLink: Interaction = {
  operation: 'activateByLink',
  given: waiting,
  asks: 'to activate an account with the mailed link',
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
    // For this refusal the shop shows only the server's message, so the contract requires one (specification §8 Registration, 400).
    answer: {
      status: 400,
      shape: looseObject({ message: string() }),
      example: { message: 'Un compte existe déjà avec cette adresse e-mail.' },
    },
  },
  withFailure(registering, 'to register where credentials are refused', 401),
  withFailure(registering, 'to register while the provider fails', 500),
  activatingByCode,
  {
    ...activatingByCode,
    asks: 'to activate an account with a wrong code',
    body: { ...wrongCode, otp: fromState('{wrongOtp}', { wrongOtp: '000000' }), email: byEmail },
    answer: refused(400),
    call: (client) => activateByCode(client, wrongCode),
  },
  {
    ...activatingByCode,
    given: nobody,
    asks: 'to activate an account that does not exist',
    body: { ...rightCode, email: byEmail },
    answer: refused(404),
    call: (client) => activateByCode(client, rightCode),
  },
  withFailure(activatingByCode, 'to activate an account by its code while the provider fails', 500),
  activatingByLink,
  {
    ...activatingByLink,
    given: unprepared,
    asks: 'to activate an account with an unknown link',
    path: '/auth/activate/inconnu',
    answer: anyClientError(400),
    call: (client) => activateByLink(client, { token: 'inconnu' }),
  },
];

const { body: known } = await requests.askingForLink(email);
const { body: chosen } = await requests.choosingPassword(mailedToken);
const { body: forged } = await requests.choosingPassword('inconnu');

const forgetting: Interaction = {
  operation: 'requestPasswordReset',
  given: { state: 'a customer has an account' },
  asks: 'for a link to choose a new password',
  path: '/auth/password-reset/',
  body: { ...known, email: byEmail },
  answer: done(),
  call: (client) => requestPasswordReset(client, known),
};

const choosing: Interaction = {
  operation: 'finishPasswordReset',
  given: { state: 'a customer has asked for a new password' },
  asks: 'to set a new password with the mailed token',
  path: fromState('/auth/password-reset/{mailedToken}/', { mailedToken }),
  body: { ...chosen, token: fromState('{mailedToken}', { mailedToken }) },
  answer: done(),
  call: (client) => finishPasswordReset(client, chosen),
};

const recovering: Interaction[] = [
  forgetting,
  {
    ...forgetting,
    given: nobody,
    asks: 'for a new password of an account that does not exist',
    answer: refused(400),
  },
  withFailure(forgetting, 'for a link to choose a new password while the provider fails', 500),
  choosing,
  {
    ...choosing,
    given: unprepared,
    asks: 'to set a new password with an unknown token',
    path: '/auth/password-reset/inconnu/',
    body: forged,
    answer: refused(400),
    call: (client) => finishPasswordReset(client, forged),
  },
  withFailure(choosing, 'to set a new password while the provider fails', 500),
];

const named = { first_name: 'Adjoua', last_name: 'N’Guessan' };
/** Profiles with all fields filled in, without the optional ones, and with some of them cleared. */
const { body: full } = await requests.savingProfile('all', { ...named, adresse1: 'Plateau' });
const { body: little } = await requests.savingProfile('little', named);
const { body: withoutAddress } = await requests.savingProfile('all', { adresse1: '' });
const { body: withoutPhone } = await requests.savingProfile('all', { numero_telephone: '' });
const { body: passwords } = await requests.changingPassword(password);
const { body: forgotten } = await requests.changingPassword('Tabaski-2025');

/** E-mail, user name, phone and country come from the provider's state. */
const ofAccount = (body: UpdateAccountRequest): Record<string, unknown> => ({
  ...body,
  email: byEmail,
  username: fromState('{username}', { username: body.username ?? '' }),
  ...(body.numero_telephone === undefined || body.numero_telephone === ''
    ? {}
    : { numero_telephone: fromState('{phone}', { phone: body.numero_telephone }) }),
  ...(body.pays === undefined ? {} : { pays: fromState('{countryId}', { countryId: body.pays }) }),
});

const whoAmI: Interaction = {
  operation: 'getMe',
  given: signedIn,
  asks: 'who is signed in',
  path: '/auth/me/',
  answer: reads(userShape, user),
  call: (client) => getMe(client),
};

const updating: Interaction = {
  operation: 'updateAccount',
  given: updatable,
  asks: 'to change the profile',
  path: '/auth/update-acccount/',
  body: ofAccount(full),
  answer: reads(userShape, { ...user, ...named }),
  call: (client) => updateAccount(client, full),
};

const changingPassword: Interaction = {
  operation: 'changePassword',
  given: signedIn,
  asks: 'to change the password',
  path: '/auth/change-password/',
  body: passwords,
  answer: done(),
  call: (client) => changePassword(client, passwords),
};

const beingCustomer: Interaction[] = [
  whoAmI,
  withExpiredToken(whoAmI, 'who is signed in with an expired token'),
  withFailure(whoAmI, 'who is signed in, which the provider cannot tell', 500),
  updating,
  {
    ...updating,
    asks: 'to change a profile whose optional fields are empty',
    body: ofAccount(little),
    call: (client) => updateAccount(client, little),
  },
  {
    ...updating,
    asks: 'to empty the address of the profile',
    body: ofAccount(withoutAddress),
    answer: reads(userShape, user),
    call: (client) => updateAccount(client, withoutAddress),
  },
  {
    ...updating,
    asks: 'to empty the phone number of the profile',
    body: ofAccount(withoutPhone),
    answer: reads(userShape, user),
    call: (client) => updateAccount(client, withoutPhone),
  },
  {
    ...updating,
    asks: 'to change the profile to a first name that is too short',
    body: { first_name: 'A' },
    answer: anyClientError(400),
    call: (client) => updateAccount(client, { first_name: 'A' }),
  },
  {
    ...withExpiredToken(updating, 'to change the profile with an expired token'),
    body: full,
  },
  changingPassword,
  {
    ...changingPassword,
    asks: 'to change the password with a wrong old one',
    body: forgotten,
    answer: anyClientError(400),
    call: (client) => changePassword(client, forgotten),
  },
  withExpiredToken(changingPassword, 'to change the password with an expired token'),
];

export const accounts: Interaction[] = [...becomingCustomer, ...recovering, ...beingCustomer];
