import { looseObject, safeParse, string, unknown } from 'valibot';
import type {
  LoginRequest,
  Refreshed,
  RefreshRequest,
  SignedIn,
  TwoFactorRequest,
} from '#openapi/schemas.ts';
import { answerOf, type Call, type Refused, validatedCall } from './answer.ts';
import type { Client } from './client.ts';
import { accessToken, lenient } from './shape.ts';

/** The body of a login's 202. Its e-mail, if present, is the `username` of the two-factor call. */
export type TwoFactorPending = { email?: string | null };

/** The answer to a login. `unexpected` is a 2xx without a token (200) and without a mailed code (202). */
export type LoginAnswer =
  | { kind: 'ok'; status: 200; data: SignedIn }
  | { kind: 'ok'; status: 202; data: TwoFactorPending }
  | { kind: 'unexpected'; status: number }
  | Refused;

export const signedInShape = looseObject({
  token: looseObject({ access: accessToken, refresh: lenient(string()) }),
});
export const pendingShape = looseObject({ email: lenient(string()) });

/**
 * `POST auth/login/`: signs in with an e-mail or a phone number (specification §7). Refused with 400 or 401 (identifier or
 * password), 423 (account not activated), 429, 500 (specification §8). Its 401 does not reach the session.
 */
export async function login(client: Client, input: LoginRequest, signal?: AbortSignal): Promise<LoginAnswer> {
  const answer = await answerOf(
    client({ signal, exempt: true }).POST('/auth/login/', { body: input }),
    unknown(),
  );
  if (answer.kind === 'refused') return answer;
  const { status, data }: { status: number; data: unknown } = answer;
  if (status === 200) {
    const read = safeParse(signedInShape, data);
    if (read.success) return { kind: 'ok', status, data: read.output as SignedIn };
  }
  if (status === 202) {
    const read = safeParse(pendingShape, data);
    if (read.success) return { kind: 'ok', status, data: read.output as TwoFactorPending };
  }
  return { kind: 'unexpected', status };
}

/**
 * `POST auth/two-factor-auth/`: completes a login with the code of 5 digits (specification §7). Refused with 400 (wrong or
 * expired code), 404 (no such account), 429, 500 (specification §8). Its 401 does not reach the session.
 */
export const confirmTwoFactor: Call<TwoFactorRequest, SignedIn> = validatedCall(
  (http, input) => http.POST('/auth/two-factor-auth/', { body: input }),
  signedInShape,
  { exempt: true },
);

/** `POST refresh`: a new access token for a refresh token (specification §7). Its 401 does not reach the session. */
export const refresh: Call<RefreshRequest, Refreshed> = validatedCall(
  (http, input) => http.POST('/refresh', { body: input }),
  signedInShape,
  { exempt: true },
);
