import { Unreachable } from './unreachable.ts';

export type SendingOptions = {
  /** The access token held now, if any. */
  token: () => string | null;
  /** The value of the cookie `csrftoken`, or undefined where it cannot be read. */
  csrf: () => string | undefined;
  /**
   * Told that the provider answered 401 to this token. Resolves to a token to repeat the call with, or to null where the
   * session is over. Told once for all calls that are refused with one token at one time; whatever a late 401 of an older
   * token means is for the session to decide.
   */
  onUnauthorized?: (fact: { token: string }) => Promise<string | null>;
  /** Milliseconds after which a call gives up, its repetition and the reading of the body included. */
  timeoutMs?: number;
  fetch?: (request: Request, init: { signal: AbortSignal }) => Promise<Response>;
};

/** How one call is sent. */
export type Sending = {
  signal?: AbortSignal | undefined;
  /** A 401 is this form's own error, not the session's (login, activation, two-factor, password recovery, refresh). */
  exempt?: boolean;
  /** How many time-outs the call may take; 1 unless said. */
  patience?: number;
};

export type Send = (sending: Sending) => { fetch: (request: Request) => Promise<Response> };

const defaultTimeoutMs = 15_000;
const withoutBody = new Set([204, 205, 304]);

/**
 * Puts the headers on a request, holds it to its time, and repeats it once with a new token after a 401.
 * Throws `Unreachable` for a time-out or a lost connection; an abort by the caller is thrown as the caller's reason.
 */
export function createSending({
  token: heldToken,
  csrf,
  onUnauthorized,
  timeoutMs = defaultTimeoutMs,
  fetch = (request, init) => globalThis.fetch(request, init),
}: SendingOptions): Send {
  const askSession = onUnauthorized && oneAtATime(onUnauthorized);

  async function attempt(request: Request, token: string | null, signal: AbortSignal): Promise<Response> {
    if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
    const csrfToken = csrf();
    if (csrfToken !== undefined) request.headers.set('X-CSRFToken', csrfToken);
    const response = await fetch(request, { signal });
    // Read here, within the call's time: a body that stalls is a call that stalls.
    const text = await response.text();
    const { status, headers } = response;
    return new Response(withoutBody.has(status) ? null : text, { status, headers });
  }

  async function attempts(request: Request, exempt: boolean, signal: AbortSignal): Promise<Response> {
    const token = heldToken();
    if (token === null || exempt || askSession === undefined) return attempt(request, token, signal);
    const spare = request.clone();
    const response = await attempt(request, token, signal);
    if (response.status !== 401) return response;
    const renewed = await askSession(token);
    if (renewed === null) return response;
    const repeated = await attempt(spare, renewed, signal);
    // Told as a fact; the call has its answer and waits for no other token.
    if (repeated.status === 401) askSession(renewed).catch(() => undefined);
    return repeated;
  }

  return ({ signal, exempt = false, patience = 1 }) => ({
    fetch: (request) => inTime(timeoutMs * patience, signal, (limit) => attempts(request, exempt, limit)),
  });
}

/** All calls refused with one token wait for the one outcome. */
function oneAtATime(ask: (fact: { token: string }) => Promise<string | null>) {
  const asked = new Map<string, Promise<string | null>>();
  return (token: string): Promise<string | null> => {
    const waiting = asked.get(token);
    if (waiting !== undefined) return waiting;
    const outcome = ask({ token }).finally(() => asked.delete(token));
    asked.set(token, outcome);
    return outcome;
  };
}

/* AbortSignal.any and AbortSignal.timeout are younger than the oldest browsers the shop supports. */
async function inTime(
  milliseconds: number,
  signal: AbortSignal | undefined,
  work: (limit: AbortSignal) => Promise<Response>,
): Promise<Response> {
  if (signal?.aborted) throw signal.reason;
  const limit = new AbortController();
  let late = false;
  const giveUp = () => limit.abort();
  const timer = setTimeout(() => {
    late = true;
    giveUp();
  }, milliseconds);
  signal?.addEventListener('abort', giveUp);
  const gaveUp = new Promise<never>((_resolve, reject) => {
    limit.signal.addEventListener('abort', () => reject(new Error('gave up')));
  });
  try {
    return await Promise.race([work(limit.signal), gaveUp]);
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    throw new Unreachable(late ? 'timeout' : 'network', { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
