// §2 Login: 202 goes to
// §4 Login outcome: 200 redirects; 202
// §7 Answers: Login reads 200
// §8 Login: 401 or 400,
// §8 Login: « Nom d'utilisateur
// §8 Login: « Le compte
// §8 Login: « Une erreur
// §8 Login: « Erreur inconnue.
// §8 Login: « Réponse inattendue

import { describe, expect, it } from 'vitest';
import { loginAnswerOf } from './login.ts';

describe('loginAnswerOf', () => {
  it.each([
    [400, 'login-credentials-wrong'],
    [401, 'login-credentials-wrong'],
    [423, 'login-account-inactive'],
    [500, 'login-server-failed'],
    [403, 'login-unknown-error'],
    [429, 'login-unknown-error'],
    [503, 'login-unknown-error'],
  ])('reads %d as %s', (status, code) => {
    expect(loginAnswerOf({ kind: 'refused', status, message: 'Du serveur.' })).toEqual({
      kind: 'refused',
      refusal: { code },
    });
  });

  it('reads a success that is neither 200 nor 202 as an unexpected answer', () => {
    expect(loginAnswerOf({ kind: 'unexpected', status: 204 })).toEqual({
      kind: 'refused',
      refusal: { code: 'login-unexpected-answer' },
    });
  });

  it('takes the tokens of a 200, with or without one to refresh', () => {
    expect(
      loginAnswerOf({ kind: 'ok', status: 200, data: { token: { access: 'a', refresh: 'r' } } }),
    ).toEqual({
      kind: 'loggedIn',
      token: 'a',
      refreshToken: 'r',
    });
    expect(loginAnswerOf({ kind: 'ok', status: 200, data: { token: { access: 'a' } } })).toEqual({
      kind: 'loggedIn',
      token: 'a',
    });
  });

  it('takes the e-mail of a 202 where it names one', () => {
    const email = 'double@exemple.ci';
    expect(loginAnswerOf({ kind: 'ok', status: 202, data: { email } })).toEqual({ kind: 'codeSent', email });
    expect(loginAnswerOf({ kind: 'ok', status: 202, data: { email: null } })).toEqual({ kind: 'codeSent' });
  });
});
