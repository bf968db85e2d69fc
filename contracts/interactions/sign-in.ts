import { MatchersV3 } from '@pact-foundation/pact';
import { confirmTwoFactor, login, refresh } from '#api/sign-in.ts';
import { examples, problem, signedIn } from '../entities.ts';
import { fromState, type Interaction } from '../interaction.ts';

const { like } = MatchersV3;

const { email, password, phone, refreshToken } = examples;
const wrong = "Nom d'utilisateur ou mot de passe incorrect.";
const byEmail = fromState('{email}', { email });
const otp = '73051';

const logins: Interaction[] = [
  {
    given: { state: 'a customer has an account' },
    asks: 'to log in with an e-mail',
    method: 'POST',
    path: '/auth/login/',
    body: { email: byEmail, password },
    answer: { status: 200, body: signedIn },
    call: (client) => login(client, { email, password }),
  },
  {
    given: { state: 'a customer has an account' },
    asks: 'to log in with a phone number',
    method: 'POST',
    path: '/auth/login/',
    body: { email: fromState('{phone}', { phone }), password },
    answer: { status: 200, body: signedIn },
    call: (client) => login(client, { email: phone, password }),
  },
  {
    given: { state: 'a customer has an account with two-factor' },
    asks: 'to log in where a code has to follow',
    method: 'POST',
    path: '/auth/login/',
    body: { email: byEmail, password },
    answer: {
      status: 202,
      body: { email: like(email), message: like('Un code de vérification vous a été envoyé.') },
    },
    call: (client) => login(client, { email, password }),
  },
  {
    given: { state: 'a customer has an account' },
    asks: 'to log in with a wrong password',
    method: 'POST',
    path: '/auth/login/',
    body: { email: byEmail, password: 'Tabaski-2025' },
    answer: { status: 401, body: problem(wrong) },
    call: (client) => login(client, { email, password: 'Tabaski-2025' }),
  },
  {
    given: { state: 'nothing is asked beforehand' },
    asks: 'to log in with an unknown e-mail',
    method: 'POST',
    path: '/auth/login/',
    body: { email: 'personne@exemple.ci', password },
    answer: { status: 401, body: problem(wrong) },
    call: (client) => login(client, { email: 'personne@exemple.ci', password }),
  },
  {
    given: { state: 'nothing is asked beforehand' },
    asks: 'to log in without an identifier',
    method: 'POST',
    path: '/auth/login/',
    body: { email: '', password },
    answer: { status: 400, body: problem('Données invalides.') },
    call: (client) => login(client, { email: '', password }),
  },
  {
    given: { state: 'a customer has not activated the account' },
    asks: 'to log in before the activation',
    method: 'POST',
    path: '/auth/login/',
    body: { email: byEmail, password },
    answer: { status: 423, body: problem("Le compte de l'utilisateur n'est pas actif.") },
    call: (client) => login(client, { email, password }),
  },
];

const twoFactor: Interaction[] = [
  {
    given: { state: 'a customer waits for the code of a two-factor login' },
    asks: 'to finish a login with the right code',
    method: 'POST',
    path: '/auth/two-factor-auth/',
    body: { otp: fromState('{otp}', { otp }), username: byEmail },
    answer: { status: 200, body: signedIn },
    call: (client) => confirmTwoFactor(client, { otp, username: email }),
  },
  {
    given: { state: 'a customer waits for the code of a two-factor login' },
    asks: 'to finish a login with a wrong code',
    method: 'POST',
    path: '/auth/two-factor-auth/',
    body: { otp: fromState('{wrongOtp}', { wrongOtp: '00000' }), username: byEmail },
    answer: { status: 400, body: problem('Code OTP invalide ou expiré.') },
    call: (client) => confirmTwoFactor(client, { otp: '00000', username: email }),
  },
  {
    given: { state: 'nothing is asked beforehand' },
    asks: 'to finish the login of an unknown account',
    method: 'POST',
    path: '/auth/two-factor-auth/',
    body: { otp, username: 'personne@exemple.ci' },
    answer: { status: 404, body: problem('Aucun compte trouvé avec cet email.') },
    call: (client) => confirmTwoFactor(client, { otp, username: 'personne@exemple.ci' }),
  },
];

const renewals: Interaction[] = [
  {
    given: { state: 'a customer holds a refresh token' },
    asks: 'for a new access token',
    method: 'POST',
    path: '/refresh',
    body: { refreshToken: fromState('{refreshToken}', { refreshToken }) },
    answer: { status: 200, body: signedIn },
    call: (client) => refresh(client, { refreshToken }),
  },
  {
    given: { state: 'nothing is asked beforehand' },
    asks: 'for a new access token with an unknown refresh token',
    method: 'POST',
    path: '/refresh',
    body: { refreshToken: 'rt_inconnu' },
    answer: { status: 401, body: problem('Votre session a expiré, veuillez vous reconnecter.') },
    call: (client) => refresh(client, { refreshToken: 'rt_inconnu' }),
  },
];

export const signIn = [...logins, ...twoFactor, ...renewals];
