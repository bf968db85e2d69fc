import { confirmTwoFactor, login, pendingShape, refresh, signedInShape } from '#data/sign-in.ts';
import { ids, signedIn } from '../examples.ts';
import { fromState, type Interaction, reads, refused, withFailure } from '../interaction.ts';
import * as requests from '../requests.ts';

const { email, password, phone, refreshToken } = ids;
const byEmail = fromState('{email}', { email });
const otp = '73051';
/* A new address each time, since guesses are limited for unknown addresses as well. */
const nobody = { state: 'an e-mail and a phone number are free' } as const;
const unprepared = { state: 'nothing is asked beforehand' } as const;

const { body: byEmailAddress } = await requests.loggingIn(email);
const { body: byPhone } = await requests.loggingIn(phone);
const { body: rightCode } = await requests.enteringLoginCode(otp);
const { body: wrongCode } = await requests.enteringLoginCode('00000');
const { body: renewal } = await requests.renewing();

const byMail: Interaction = {
  operation: 'login',
  given: { state: 'a customer has an account' },
  asks: 'to log in with an e-mail',
  path: '/auth/login/',
  body: { ...byEmailAddress, email: byEmail },
  // The only call whose success depends on the exact status (specification §4): 200 or 202.
  answer: { status: 200, shape: signedInShape, example: signedIn },
  call: (client) => login(client, byEmailAddress),
};

const wrongCredentials = { status: 401, orStatus: [400, 401] } as const;

const logins: Interaction[] = [
  byMail,
  {
    ...byMail,
    asks: 'to log in with a phone number',
    body: { ...byPhone, email: fromState('{phone}', { phone }) },
    call: (client) => login(client, byPhone),
  },
  {
    ...byMail,
    given: { state: 'a customer has an account with two-factor' },
    asks: 'to log in where a code has to follow',
    answer: { status: 202, shape: pendingShape, example: { email } },
  },
  {
    ...byMail,
    asks: 'to log in with a wrong password',
    body: { email: byEmail, password: 'Tabaski-2025' },
    answer: wrongCredentials,
    call: (client) => login(client, { email, password: 'Tabaski-2025' }),
  },
  {
    ...byMail,
    given: nobody,
    asks: 'to log in with an unknown e-mail',
    body: { email: byEmail, password },
    answer: wrongCredentials,
    call: (client) => login(client, { email, password }),
  },
  {
    ...byMail,
    given: unprepared,
    asks: 'to log in without an identifier',
    body: { email: '', password },
    answer: { status: 400, orStatus: [400, 401] },
    call: (client) => login(client, { email: '', password }),
  },
  {
    ...byMail,
    given: { state: 'a customer has not activated the account' },
    asks: 'to log in before the activation',
    answer: refused(423),
  },
  withFailure(byMail, 'to log in while the provider fails', 500),
  withFailure(byMail, 'to log in too often', 429),
];

const confirming: Interaction = {
  operation: 'confirmTwoFactor',
  given: { state: 'a customer waits for the code of a two-factor login' },
  asks: 'to finish a login with the right code',
  path: '/auth/two-factor-auth/',
  body: { ...rightCode, otp: fromState('{otp}', { otp }), username: byEmail },
  answer: reads(signedInShape, signedIn),
  call: (client) => confirmTwoFactor(client, rightCode),
};

const twoFactor: Interaction[] = [
  confirming,
  {
    ...confirming,
    asks: 'to finish a login with a wrong code',
    body: { ...wrongCode, otp: fromState('{wrongOtp}', { wrongOtp: '00000' }), username: byEmail },
    answer: refused(400),
    call: (client) => confirmTwoFactor(client, wrongCode),
  },
  {
    ...confirming,
    given: nobody,
    asks: 'to finish the login of an unknown account',
    body: { ...rightCode, username: byEmail },
    answer: refused(404),
    call: (client) => confirmTwoFactor(client, rightCode),
  },
  withFailure(confirming, 'to finish a login while the provider fails', 500),
];

const renewing: Interaction = {
  operation: 'refresh',
  given: { state: 'a customer holds a refresh token' },
  asks: 'for a new access token',
  path: '/refresh',
  body: { ...renewal, refreshToken: fromState('{refreshToken}', { refreshToken }) },
  answer: reads(signedInShape, signedIn),
  call: (client) => refresh(client, renewal),
};

export const signIn: Interaction[] = [
  ...logins,
  ...twoFactor,
  renewing,
  {
    ...renewing,
    given: unprepared,
    asks: 'for a new access token with an unknown refresh token',
    body: { refreshToken: 'rt_inconnu' },
    answer: { status: 401, orStatus: 'clientError' },
    call: (client) => refresh(client, { refreshToken: 'rt_inconnu' }),
  },
];
