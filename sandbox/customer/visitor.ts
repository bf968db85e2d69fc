import { apiRoot } from '../http/openapi.ts';
import type { Sandbox } from '../server.ts';

/** An answer for tests: status, headers, and the parsed body (undefined without one). */
export type Reply<Body = { message: string; code?: string }> = {
  status: number;
  headers: Headers;
  body: Body;
};

type Extra = { token?: string | undefined; headers?: Record<string, string> };

/** The password of every account of the demonstration shop. */
export const demoPassword = 'Tabaski-2026';

/** A client of the API of a running sandbox, with or without a token. */
export class Visitor {
  readonly sandbox: Pick<Sandbox, 'url'>;
  readonly token: string | undefined;

  constructor(sandbox: Pick<Sandbox, 'url'>, token?: string) {
    this.sandbox = sandbox;
    this.token = token;
  }

  async call<Body = { message: string; code?: string }>(
    method: string,
    path: string,
    body?: unknown,
    extra: Extra = {},
  ): Promise<Reply<Body>> {
    const token = 'token' in extra ? extra.token : this.token;
    const response = await fetch(`${this.sandbox.url}${apiRoot}/${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...extra.headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? undefined : JSON.parse(text),
    };
  }

  get<Body = { message: string; code?: string }>(path: string): Promise<Reply<Body>> {
    return this.call<Body>('GET', path);
  }

  post<Body = { message: string; code?: string }>(
    path: string,
    body: unknown,
    extra?: Extra,
  ): Promise<Reply<Body>> {
    return this.call<Body>('POST', path, body, extra);
  }

  patch<Body = { message: string; code?: string }>(path: string, body: unknown): Promise<Reply<Body>> {
    return this.call<Body>('PATCH', path, body);
  }

  delete(path: string): Promise<Reply> {
    return this.call('DELETE', path);
  }
}

/** Signs in with a demonstration account. */
export async function signIn(
  sandbox: Pick<Sandbox, 'url'>,
  email: string,
  password = demoPassword,
): Promise<Visitor> {
  const { status, body } = await new Visitor(sandbox).post<{ token: { access: string } }>('auth/login/', {
    email,
    password,
  });
  if (status !== 200) throw new Error(`${email} was not signed in: ${status}`);
  return new Visitor(sandbox, body.token.access);
}

/** The authorization header of the sandbox's own pages, if they require a password. */
export const pageAuthorization = ({
  passwords,
}: Partial<Pick<Sandbox, 'passwords'>>): Record<string, string> =>
  passwords?.pages === undefined
    ? {}
    : { authorization: `Basic ${Buffer.from(`:${passwords.pages}`).toString('base64')}` };

/** The newest message of the outbox to somebody. */
export async function latestMessage(
  sandbox: Pick<Sandbox, 'url'> & Partial<Pick<Sandbox, 'passwords'>>,
  to: string,
): Promise<{ to: string; channel: string; subject: string; text: string; code?: string; link?: string }> {
  const headers = { accept: 'application/json', ...pageAuthorization(sandbox) };
  const response = await fetch(`${sandbox.url}/sandbox/outbox`, { headers });
  const messages: Awaited<ReturnType<typeof latestMessage>>[] = await response.json();
  const message = messages.find((one) => one.to === to);
  if (message === undefined) throw new Error(`The outbox has nothing for ${to}.`);
  return message;
}
