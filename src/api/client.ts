import createFetchClient, { type Client as FetchClient } from 'openapi-fetch';
import type { paths } from '#openapi/provider.d.ts';
import { createSending, type Send, type SendingOptions } from './sending.ts';

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
 * a time-out, and every 401 told as a fact.
 */
export function createClient({ root, ...options }: ClientOptions): Client {
  return {
    http: createFetchClient<paths>({
      baseUrl: root,
      credentials: 'include',
      headers: { Accept: 'application/json' },
    }),
    send: createSending(options),
  };
}
