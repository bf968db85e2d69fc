import type { login } from '#data/sign-in.ts';
import type { LoginAnswer } from '#machines/account/login.machine.ts';
import type { LoginNoticeCode } from '#machines/session/notices.machine.ts';
import { tokensOf } from './tokens.ts';

/** The sentence of specification §8 (Login) for each refusal. */
const refusals: Partial<Record<number, LoginNoticeCode>> = {
  400: 'login-credentials-wrong',
  401: 'login-credentials-wrong',
  423: 'login-account-inactive',
  500: 'login-server-failed',
};

/** The outcome of a login's answer (specification §4 Login outcome, §8 Login). */
export const loginAnswerOf = (answer: Awaited<ReturnType<typeof login>>): LoginAnswer => {
  if (answer.kind === 'unexpected') return { kind: 'refused', refusal: { code: 'login-unexpected-answer' } };
  if (answer.kind === 'refused') {
    return { kind: 'refused', refusal: { code: refusals[answer.status] ?? 'login-unknown-error' } };
  }
  if (answer.status === 202) {
    const { email } = answer.data;
    return { kind: 'codeSent', ...(email ? { email } : {}) };
  }
  return { kind: 'loggedIn', ...tokensOf(answer.data.token) };
};
