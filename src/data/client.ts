import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import type { paths } from '#openapi/provider.d.ts';
import { callWithin, streamTimes } from '#rules/waits.ts';
import { Unreachable } from './unreachable.ts';

/** The client's dependencies. It reads nothing else: no window, no storage, no environment. */
export type ClientOptions = SendingOptions & {
  /** Root of the provider's API, version 1 (specification §7); a path of this origin or an absolute URL. */
  root: string;
};

/** The provider's paths by method, typed by the OpenAPI file. */
export type Http = Pick<FetchClient<paths>, 'GET' | 'POST' | 'PATCH' | 'DELETE'>;

/** The client as the calls of this folder use it. */
export type Client = (options: CallOptions) => Http;

/**
 * A client of the provider's API (specification §7): bearer and CSRF headers, credentials, JSON unless the body is form data, a
 * time-out, and a notification of every 401.
 */
export function createClient({ root, ...options }: ClientOptions): Client {
  const client = createFetchClient<paths>({
    baseUrl: root,
    credentials: 'include',
    headers: { Accept: 'application/json' },
  });
  const send = createSending(options);
  return (callOptions) => {
    // `Http` types the arguments, which are passed through.
    const call = (method: keyof Http) => (path: unknown, init?: object) =>
      (client[method] as (...given: readonly unknown[]) => unknown)(path, {
        ...init,
        ...send(callOptions),
      });
    return { GET: call('GET'), POST: call('POST'), PATCH: call('PATCH'), DELETE: call('DELETE') } as Http;
  };
}

export type SendingOptions = {
  /** The current access token, if any. */
  token: () => string | null;
  /** The readable values of the cookie `csrftoken`, the effective one first; several hosts and paths may have set one. */
  csrf: () => readonly string[];
  /** Deletes a `csrftoken` that pages cannot read: one on the API's own path, which the browser sends first. */
  clearHiddenCsrf?: () => void;
  /**
   * Called when the provider answers 401 to this token. Resolves to a token for a repetition, or to null if the session is over.
   * Called once for all calls refused with one token at the same time. The session decides what a late 401 of an older token
   * means.
   */
  onUnauthorized?: (fact: { token: string }) => Promise<string | null>;
  /** Given where the document was opened from what is kept: called instead of sending a write (docs/decisions/0058-worker.md). */
  refuseWrite?: (() => void) | undefined;
  /** Time-out of a call in milliseconds, including its repetition and the reading of the body. */
  timeoutMs?: number;
  fetch?: (request: Request, init: FetchInit) => Promise<Response>;
};

type FetchInit = { signal: AbortSignal };

/** How one call is sent. */
export type CallOptions = {
  signal?: AbortSignal | undefined;
  /** A 401 is an error of this form, not of the session (login, activation, two-factor, password recovery, refresh). */
  exempt?: boolean;
  /** How many time-outs the call may take; default 1. */
  patience?: number;
  /**
   * Receives the body of a 2xx answer in chunks; the answer itself then has none. The time-out restarts with each chunk, and the
   * call may take eight time-outs in all.
   */
  onChunk?: ChunkHandler | undefined;
};

/** Receives the chunks of a streamed answer, in order. */
export type ChunkHandler = (part: Uint8Array<ArrayBuffer>) => void;

export type Send = (options: CallOptions) => { fetch: (request: Request) => Promise<Response> };

const withoutBody = new Set([204, 205, 304]);
const reading: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** The credentials that a request carries. */
type Marks = { token: string | null; csrfToken: string | undefined };

/**
 * Sets the headers of a request, limits its duration, and repeats it once with a new token after a 401, or a write once after a
 * 403. Throws `Unreachable` for a time-out, a lost connection or a refused write, and the caller's own reason for an abort.
 */
export function createSending({
  token: currentToken,
  csrf,
  clearHiddenCsrf = () => undefined,
  onUnauthorized,
  refuseWrite,
  timeoutMs = callWithin,
  fetch = (request, init) => globalThis.fetch(request, init),
}: SendingOptions): Send {
  const askSession = onUnauthorized && oneAtATime(onUnauthorized);

  async function send(request: Request, { token, csrfToken }: Marks, limit: Limit): Promise<Response> {
    if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
    if (csrfToken !== undefined) request.headers.set('X-CSRFToken', csrfToken);
    const response = await fetch(request, { signal: limit.signal });
    // The body is read within the time-out: a stalled body is a stalled call.
    const text =
      response.ok && limit.onChunk ? await streamed(response, limit.onChunk) : await response.text();
    const { status, headers } = response;
    return new Response(withoutBody.has(status) ? null : text, { status, headers });
  }

  /*
   * A write that is refused with 403 was not carried out; its answer may have set another `csrftoken` than its header carries. It
   * is repeated once: with the first value that can be read where it has changed, else with the other, or without the unreadable
   * cookie.
   */
  async function attempt(request: Request, token: string | null, limit: Limit): Promise<Response> {
    const [csrfToken] = csrf();
    if (csrfToken === undefined || reading.has(request.method))
      return send(request, { token, csrfToken }, limit);
    const spare = request.clone();
    const response = await send(request, { token, csrfToken }, limit);
    if (response.status !== 403) return response;
    const [renewed, other] = csrf();
    if (renewed !== csrfToken) return send(spare, { token, csrfToken: renewed }, limit);
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
    // The session is notified; the call already has its answer and does not wait.
    if (repeated.status === 401) askSession(renewed).catch(() => undefined);
    return repeated;
  }

  return ({ signal, exempt = false, patience = 1, onChunk }) => ({
    fetch: async (request) => {
      if (refuseWrite !== undefined && !reading.has(request.method)) {
        refuseWrite();
        throw new Unreachable('kept');
      }
      return inTime({ ms: timeoutMs * patience, onChunk }, signal, (limit) =>
        attempts(request, exempt, limit),
      );
    },
  });
}

/** The abort signal of a call and the receiver of its chunks, each of which restarts the time-out. */
type Limit = FetchInit & { onChunk?: ChunkHandler | undefined };

/** Streams a body to `onChunk`; the answer keeps none of it. */
async function streamed({ body }: Response, onChunk: ChunkHandler): Promise<null> {
  const reader = body?.getReader();
  for (let part = await reader?.read(); part?.done === false; part = await reader?.read())
    onChunk(part.value);
  return null;
}

/** All calls refused with the same token share one request for a new one. */
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

/* Without AbortSignal.any and AbortSignal.timeout, which the oldest supported browsers lack. */
async function inTime(
  { ms, onChunk }: { ms: number; onChunk: ChunkHandler | undefined },
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
  const inAll = onChunk ? setTimeout(beLate, ms * streamTimes) : undefined;
  let timer = setTimeout(beLate, ms);
  const onChunkInTime: ChunkHandler = (part) => {
    // Chunks of an aborted answer are dropped.
    if (limit.signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(beLate, ms);
    onChunk?.(part);
  };
  signal?.addEventListener('abort', giveUp);
  const gaveUp = new Promise<never>((_resolve, reject) => {
    limit.signal.addEventListener('abort', () => reject(new Error('gave up')));
  });
  try {
    return await Promise.race([work({ signal: limit.signal, onChunk: onChunk && onChunkInTime }), gaveUp]);
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    throw new Unreachable(late ? 'timeout' : 'network', { cause });
  } finally {
    clearTimeout(timer);
    clearTimeout(inAll);
    signal?.removeEventListener('abort', giveUp);
  }
}
