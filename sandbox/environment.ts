import { fileURLToPath } from 'node:url';
import { CannotStart } from './database/lock.ts';
import type { SandboxOptions } from './server.ts';
import { strictSettings } from './strict-mode/strict-mode.ts';

/** Where the embedded database lives unless `SANDBOX_DATA` says otherwise: inside the project, ignored by git. */
export const defaultDataDir = fileURLToPath(new URL('../.sandbox', import.meta.url));

function numberOf(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > most) {
    throw new CannotStart(`${name} is "${text}"; it must be a whole number from 0 to ${most}.`);
  }
  return value;
}

function originOf(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url !== undefined && /^https?:$/.test(url.protocol)) return url.origin;
  throw new CannotStart(`${name} is "${text}"; it must be an address like http://localhost:5173.`);
}

/** Those of the options that have a value: the others keep their defaults. */
const defined = <Options extends object>(options: Options) =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Options]?: Exclude<Options[Name], undefined>;
  };

const amountOf = (name: string, text: string): number => numberOf(name, text, 1e9);

/** The options that the environment asks for; an empty variable counts as absent. Throws `CannotStart` for nonsense. */
export function readEnvironment(environment: Record<string, string | undefined>): SandboxOptions {
  const read = (name: string) => environment[name] || undefined;
  const readAs = <Value>(name: string, as: (name: string, text: string) => Value) => {
    const text = read(name);
    return text === undefined ? undefined : as(name, text);
  };
  return {
    port: numberOf('PORT', read('PORT') ?? '4173', 65_535),
    host: read('HOST') ?? '127.0.0.1',
    dataDir: read('SANDBOX_DATA') ?? defaultDataDir,
    log: true,
    faults: read('SANDBOX_FAULTS') === '1',
    states: read('SANDBOX_STATES') === '1',
    ...defined({ databaseUrl: read('DATABASE_URL'), shopDir: read('SHOP_DIST') }),
    settings: {
      ...(read('SANDBOX_LETTER') === '1' ? strictSettings : {}),
      ...defined({
        shopOrigin: readAs('SANDBOX_SHOP_ORIGIN', originOf),
        origin: readAs('SANDBOX_ORIGIN', originOf),
        cookieDomain: read('SANDBOX_COOKIE_DOMAIN'),
        trustProxy: read('SANDBOX_TRUST_PROXY')?.split(/\s*,\s*/),
        callsPerMinute: readAs('SANDBOX_CALLS_PER_MINUTE', amountOf),
        guessesPerPair: readAs('SANDBOX_GUESSES', amountOf),
        messagesPerRecipient: readAs('SANDBOX_MESSAGES', amountOf),
      }),
    },
  };
}
