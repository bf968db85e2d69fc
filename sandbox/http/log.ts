import type { FastifyServerOptions } from 'fastify';

type Logger = Exclude<FastifyServerOptions['logger'], boolean | undefined>;

/** The logged parts of an error. */
type Entry = {
  /** Its class. */
  type: string;
  /** The statement without its values (`insert into secrets`); empty if the error is not of the database. */
  message: string;
  /** Where it was thrown. */
  stack: string;
  code?: string;
  constraint?: string;
  cause?: Entry;
  [name: string]: unknown;
};

const mostFrames = 8;
const mostCauses = 4;

/* Names of classes, codes and constraints: anything else may be a value. */
const nameIn = (error: object, key: string): string | undefined => {
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' && /^\w{1,60}$/.test(value) ? value : undefined;
};

function statementIn(error: object): string {
  const query: unknown = Reflect.get(error, 'query');
  if (typeof query !== 'string') return '';
  const [verb = ''] = /^\w{1,20}/.exec(query) ?? [];
  const [, link, table] = /\b(into|update|from) "(\w{1,60})"/.exec(query.slice(0, 4000)) ?? [];
  return [verb, link === verb ? undefined : link, table].filter((word) => word !== undefined).join(' ');
}

/* A stack begins with the error's message, which may span lines. */
function framesOf({ message, stack = '' }: Error): string {
  const after = message === '' ? 0 : stack.indexOf(message) + message.length;
  const frames = stack.slice(after).split('\n', mostFrames + 1);
  return frames
    .filter((line) => /^ {4}at /.test(line))
    .map((line) => line.trim().slice(0, 200))
    .join('\n');
}

/**
 * The log entry of an error: its kind and its location. Never its message, nor the values of its statement, which contain
 * codes, links, ID numbers, addresses and pictures. Its length is bounded.
 */
export function errorEntry(error: unknown, causes = mostCauses): Entry {
  if (!(error instanceof Error)) return { type: typeof error, message: '', stack: '' };
  const [code, constraint] = [nameIn(error, 'code'), nameIn(error, 'constraint')];
  return {
    type: nameIn(error, 'name') ?? 'Error',
    message: statementIn(error),
    stack: framesOf(error),
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    ...(error.cause instanceof Error && causes > 0 ? { cause: errorEntry(error.cause, causes - 1) } : {}),
  };
}

/** The logger options: errors by `errorEntry`, calls by their route and never by their address, which may contain tokens. */
export const logSettings = (stream?: { write: (line: string) => void }): Logger => ({
  level: 'warn',
  ...(stream === undefined ? {} : { stream }),
  serializers: {
    err: (error) => errorEntry(error),
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
