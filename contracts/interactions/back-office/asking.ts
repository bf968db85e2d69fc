import type { Client } from '#data/client.ts';
import {
  anyClientError,
  type Expected,
  fromState,
  type Interaction,
  withExpiredToken,
} from '../../interaction.ts';

const atWork = { state: 'the back office is at work' } as const;

/** A reading of the back office: its success, and a customer's token refused with any 4xx (roles are not shown). */
export function reading(
  operation: Interaction['operation'],
  asks: string,
  path: string,
  answer: Expected,
  call: Interaction['call'],
): Interaction[] {
  const one: Interaction = { operation, given: atWork, asks, path, answer, call };
  return [
    one,
    withExpiredToken(one, `${asks} with an expired token`),
    {
      ...one,
      given: { state: 'a customer is signed in' },
      asks: `${asks} as a customer`,
      answer: anyClientError(403),
    },
  ];
}

type Writing = Partial<Pick<Interaction, 'given'>> &
  Pick<Interaction, 'operation' | 'asks' | 'answer'> & {
    body?: Record<string, unknown>;
    /** The path with the state's id in it, `{…}`, and the example of that id. */
    path: string;
    id?: [name: string, example: string, unknown: string];
    call: (client: Client, id: string) => ReturnType<Interaction['call']>;
    /** A body that no provider takes. */
    invalid?: {
      body: Record<string, unknown>;
      call: (client: Client, id: string) => ReturnType<Interaction['call']>;
    };
  };

/** A change by the back office: its success, its refusal of an unknown id or an invalid body, and an expired token. */
export function writing({ id, given = atWork, path, call, invalid, body, ...rest }: Writing): Interaction[] {
  const [field = '', example = '', nothing = ''] = id ?? [];
  const one: Interaction = {
    ...rest,
    given,
    path: id === undefined ? path : fromState(path, { [field]: example }),
    ...(body === undefined ? {} : { body }),
    call: (client) => call(client, example),
  };
  const away = path.replace(`{${field}}`, nothing);
  const expired = {
    ...withExpiredToken(one, `${rest.asks} with an expired token`, away),
    ...(body === undefined ? {} : { body: plain(body) }),
    call: (client: Client) => call(client, id === undefined ? example : nothing),
  };
  const all: Interaction[] = [one, expired];
  if (id !== undefined) {
    all.push({
      ...one,
      asks: `${rest.asks} that does not exist`,
      path: away,
      answer: anyClientError(404),
      call: (client) => call(client, nothing),
    });
  }
  if (invalid !== undefined) {
    all.push({
      ...one,
      asks: `${rest.asks} with values that cannot be`,
      body: invalid.body,
      answer: anyClientError(400),
      call: (client) => invalid.call(client, example),
    });
  }
  return all;
}

/** A body of example values, which need no state. */
const plain = (body: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && 'value' in value ? value.value : value,
    ]),
  );
