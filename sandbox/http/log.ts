import type { FastifyServerOptions } from 'fastify';

type Logger = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/**
 * The logged parts of an error: its class, its statement without values (`insert into secrets`; empty if it is not of the
 * database), where it was thrown, its code, the broken constraint and its cause.
 */
type Entry = {
  type: string;
  message: string;
  stack: string;
  code?: string | undefined;
  constraint?: string | undefined;
  cause?: Entry | undefined;
};

/* Names of classes, codes and constraints: anything else may be a value. */
const nameIn = (error: object, key: string): string | undefined => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' && /^\w{1,60}$/.test(value) ? value : undefined;
};

function statementIn(error: object): string {
  const query: unknown = Reflect.get(error, 'query');
  const [verb] = /^(?:insert into|delete from|\w+)/.exec(typeof query === 'string' ? query : '') ?? [];
  const [, table] = /\b(?:into|update|from) "(\w{1,60})"/.exec(String(query)) ?? [];
  return [verb, table].join(' ').trim();
}

/* A stack begins with the error's message, which may span lines. */
const framesOf = ({ message, stack = '' }: Error): string =>
  stack
    .slice(stack.indexOf(message) + message.length)
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n');

/**
 * The log entry of an error: its kind and its location. Never its message, nor the values of its statement, which contain
 * codes, links, ID numbers, addresses and pictures.
 */
export function errorEntry(error: unknown): Entry {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  return {
    type: nameIn(error, 'name') ?? 'Error',
    message: statementIn(error),
    stack: framesOf(error),
    code: nameIn(error, 'code'),
    constraint: nameIn(error, 'constraint'),
    cause: error.cause instanceof Error ? errorEntry(error.cause) : undefined,
  };
}

/** The logger options: errors by `errorEntry`, calls by their route and never by their address, which may contain tokens. */
export const logSettings = (stream?: { write: (line: string) => void }): Logger => ({
  level: 'warn',
  ...(stream === undefined ? {} : { stream }),
  serializers: {
    err: errorEntry,
    req: ({ method, routeOptions }) => ({ method, route: routeOptions?.url }),
  },
  hooks: {
    logMethod([first, ...words], method) {
      // Pino logs an error's message if no other text is given.
      const entry = first instanceof Error ? { err: first } : first;
      const isFailure = typeof entry === 'object' && entry !== null && 'err' in entry;
      method.call(this, entry, ...(isFailure ? ['failed'] : words));
    },
  },
});
