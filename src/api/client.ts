import type { Client as FetchClient } from 'openapi-fetch';
import type { paths } from '#openapi/provider.d.ts';
import { createSending, type Send, type SendingOptions } from './sending.ts';
import { Unreachable } from './unreachable.ts';

/** What the client needs of the world. It reads nothing else: no window, no storage, no environment. */
export type ClientOptions = SendingOptions & {
  /** Root of the provider's API, version 1 (specification §7); a path of this origin or an absolute URL. */
  root: string;
};

/** How the calls of this folder reach the provider. `http` is typed by the OpenAPI file, `send` fits one call. */
export type Client = {
  readonly http: Pick<FetchClient<paths>, 'GET' | 'POST' | 'PATCH' | 'DELETE'>;
  readonly send: Send;
};

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
  // Typed by `Client`: each hands on what it is given.
  const call =
    (method: keyof Client['http']) =>
    async (...given: readonly unknown[]): Promise<unknown> =>
      ((await client())[method] as (...given: readonly unknown[]) => unknown)(...given);
  const http = { GET: call('GET'), POST: call('POST'), PATCH: call('PATCH'), DELETE: call('DELETE') };
  return { http: http as Client['http'], send: createSending(options) };
}
