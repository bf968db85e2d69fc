import { fileURLToPath } from 'node:url';
import { CannotStart } from './database/lock.ts';
import { letterSettings } from './letter/letter.ts';
import type { SandboxOptions } from './server.ts';

/** Where the embedded database lives unless `SANDBOX_DATA` says otherwise: inside the project, ignored by git. */
export const defaultDataDir = fileURLToPath(new URL('../.sandbox', import.meta.url));

function numberOf(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 0 || value > most) {
    throw new CannotStart(`${name} vaut « ${text} », mais doit être un nombre entier de 0 à ${most}.`);
  }
  return value;
}

function originOf(text: string): string {
  try {
    return new URL(text).origin;
  } catch {
    throw new CannotStart(
      `SANDBOX_SHOP_ORIGIN vaut « ${text} », mais doit être une adresse comme http://localhost:5173.`,
    );
  }
}

/** The options that the environment asks for; an empty variable counts as absent. Throws `CannotStart` for nonsense. */
export function readEnvironment(environment: Record<string, string | undefined>): SandboxOptions {
  const read = (name: string) => environment[name] || undefined;
  const databaseUrl = read('DATABASE_URL');
  const shopDir = read('SHOP_DIST');
  const shopOrigin = read('SANDBOX_SHOP_ORIGIN');
  const calls = read('SANDBOX_CALLS_PER_MINUTE');
  const guesses = read('SANDBOX_GUESSES');
  const messages = read('SANDBOX_MESSAGES');
  const hostNames = read('SANDBOX_HOST_NAMES');
  return {
    port: numberOf('PORT', read('PORT') ?? '4173', 65_535),
    host: read('HOST') ?? '127.0.0.1',
    dataDir: read('SANDBOX_DATA') ?? defaultDataDir,
    log: true,
    faults: read('SANDBOX_FAULTS') === '1',
    states: read('SANDBOX_STATES') === '1',
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(shopDir === undefined ? {} : { shopDir }),
    settings: {
      ...(read('SANDBOX_LETTER') === '1' ? letterSettings : {}),
      ...(shopOrigin === undefined ? {} : { shopOrigin: originOf(shopOrigin) }),
      ...(hostNames === undefined
        ? {}
        : {
            hostNames: hostNames
              .toLowerCase()
              .split(',')
              .map((name) => name.trim()),
          }),
      ...(calls === undefined ? {} : { callsPerMinute: numberOf('SANDBOX_CALLS_PER_MINUTE', calls, 1e9) }),
      ...(guesses === undefined ? {} : { guessesPerPair: numberOf('SANDBOX_GUESSES', guesses, 1e9) }),
      ...(messages === undefined ? {} : { messagesPerAccount: numberOf('SANDBOX_MESSAGES', messages, 1e9) }),
    },
  };
}
