import type { Client as FetchClient } from 'openapi-fetch';
import type { paths } from '#openapi/provider.d.ts';
import { Unreachable } from './unreachable.ts';

/** What the client needs of the world. It reads nothing else: no window, no storage, no environment. */
export type ClientOptions = SendingOptions & {
  /** Root of the provider's API, version 1 (specification §7); a path of this origin or an absolute URL. */
  root: string;
};

/** The provider's paths by their methods, typed by the OpenAPI file. */
export type Http = Pick<FetchClient<paths>, 'GET' | 'POST' | 'PATCH' | 'DELETE'>;

/** How the calls of this folder reach the provider, each as it is to be sent. */
export type Client = (sending: Sending) => Http;

/**
 * A client of the provider's API (specification §7): bearer and CSRF headers, credentials, JSON unless the body is form data,
 * a time-out, and every 401 told as a fact. What makes the calls (openapi-fetch) comes with the first of them: a prerendered
 * page stands before anything is asked for.
 */
export function createClient({ root, ...options }: ClientOptions): Client {
  let made: FetchClient<paths> | undefined;
  const client = async (): Promise<FetchClient<paths>> => {
    if (made !== undefined) return made;
    const { default: create } = await import('openapi-fetch').catch((reason) => {
      throw new Unreachable('network', { cause: reason });
    });
    made ??= create<paths>({
      baseUrl: root,
      credentials: 'include',
      headers: { Accept: 'application/json' },
    });
    return made;
  };
  const send = createSending(options);
  return (sending) => {
    // Typed by `Http`: each hands on what it is given.
    const call = (method: keyof Http) => async (path: unknown, init?: object) =>
      ((await client())[method] as (...given: readonly unknown[]) => unknown)(path, {
        ...init,
        ...send(sending),
      });
    return { GET: call('GET'), POST: call('POST'), PATCH: call('PATCH'), DELETE: call('DELETE') } as Http;
  };
}

export type SendingOptions = {
  /** The access token held now, if any. */
  token: () => string | null;
  /** The values of the cookie `csrftoken` that can be read, the one that counts first; several hosts and paths may have set one. */
  csrf: () => readonly string[];
  /** Deletes a `csrftoken` that no page can read: one of the API's own path, which the browser sends first. */
  clearHiddenCsrf?: () => void;
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
  /**
   * Takes the body of a 2xx answer part by part, as it comes; the answer itself has none then. It may be long: the time-out
   * counts from the last part that came, and the call may take eight of them in all.
   */
  take?: Take | undefined;
};

/** What is told of the bytes of a long answer, in their order. */
export type Take = (part: Uint8Array<ArrayBuffer>) => void;

export type Send = (sending: Sending) => { fetch: (request: Request) => Promise<Response> };

const defaultTimeoutMs = 15_000;
/** Time-outs that a long answer may take in all: 120 s. */
const longest = 8;
const withoutBody = new Set([204, 205, 304]);
const reading: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** What a request is known by. */
type Marks = { token: string | null; csrfToken: string | undefined };

/**
 * Puts the headers on a request, holds it to its time, and repeats it once with a new token after a 401, a write once after a 403.
 * Throws `Unreachable` for a time-out or a lost connection; an abort by the caller is thrown as the caller's reason.
 */
export function createSending({
  token: currentToken,
  csrf,
  clearHiddenCsrf = () => undefined,
  onUnauthorized,
  timeoutMs = defaultTimeoutMs,
  fetch = (request, init) => globalThis.fetch(request, init),
}: SendingOptions): Send {
  const askSession = onUnauthorized && oneAtATime(onUnauthorized);

  async function send(request: Request, { token, csrfToken }: Marks, limit: Limit): Promise<Response> {
    if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
    if (csrfToken !== undefined) request.headers.set('X-CSRFToken', csrfToken);
    const response = await fetch(request, { signal: limit.signal });
    // Read here, within the call's time: a body that stalls is a call that stalls.
    const text = response.ok && limit.take ? await handedOver(response, limit.take) : await response.text();
    const { status, headers } = response;
    return new Response(withoutBody.has(status) ? null : text, { status, headers });
  }

  /*
   * A write that is refused with 403 may have brought another `csrftoken` than its header says: it was not carried out, and is sent
   * once more, with the other value that can be read, or without the cookie that cannot.
   */
  async function attempt(request: Request, token: string | null, limit: Limit): Promise<Response> {
    const [csrfToken, other] = csrf();
    if (csrfToken === undefined || reading.has(request.method))
      return send(request, { token, csrfToken }, limit);
    const spare = request.clone();
    const response = await send(request, { token, csrfToken }, limit);
    if (response.status !== 403) return response;
    if (other === undefined) clearHiddenCsrf();
    return send(spare, { token, csrfToken: other ?? csrfToken }, limit);
  }

  async function attempts(request: Request, exempt: boolean, limit: Limit): Promise<Response> {
    const token = currentToken();
    if (token === null || exempt || askSession === undefined) return attempt(request, token, limit);
    const spare = request.clone();
    const response = await attempt(request, token, limit);
    if (response.status !== 401) return response;
    const renewed = await askSession(token);
    if (renewed === null) return response;
    const repeated = await attempt(spare, renewed, limit);
    // Told as a fact; the call has its answer and waits for no other token.
    if (repeated.status === 401) askSession(renewed).catch(() => undefined);
    return repeated;
  }

  return ({ signal, exempt = false, patience = 1, take }) => ({
    fetch: (request) =>
      inTime({ ms: timeoutMs * patience, take }, signal, (limit) => attempts(request, exempt, limit)),
  });
}

/** What ends a call, and who takes its answer in parts: each part gives it more time. */
type Limit = { signal: AbortSignal; take?: Take | undefined };

/** Hands a body over as it comes; nothing of it is left for the answer. */
async function handedOver({ body }: Response, take: Take): Promise<null> {
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) take(part.value);
  return null;
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
  { ms, take }: { ms: number; take: Take | undefined },
  signal: AbortSignal | undefined,
  work: (limit: Limit) => Promise<Response>,
): Promise<Response> {
  if (signal?.aborted) throw signal.reason;
  const limit = new AbortController();
  let late = false;
  const giveUp = () => limit.abort();
  const beLate = () => {
    late = true;
    giveUp();
  };
  const inAll = take ? setTimeout(beLate, ms * longest) : undefined;
  let timer = setTimeout(beLate, ms);
  const takeAlive: Take = (part) => {
    // A part of an answer that was given up goes nowhere.
    if (limit.signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(beLate, ms);
    take?.(part);
  };
  signal?.addEventListener('abort', giveUp);
  const gaveUp = new Promise<never>((_resolve, reject) => {
    limit.signal.addEventListener('abort', () => reject(new Error('gave up')));
  });
  try {
    return await Promise.race([work({ signal: limit.signal, take: take && takeAlive }), gaveUp]);
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    throw new Unreachable(late ? 'timeout' : 'network', { cause });
  } finally {
    clearTimeout(timer);
    clearTimeout(inAll);
    signal?.removeEventListener('abort', giveUp);
  }
}
