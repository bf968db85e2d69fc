import type { GuessLimit } from './accounts/guess-limit.ts';
import type { Database } from './database/open.ts';
import type { Settings } from './settings.ts';

/** What every operation works with. `key` signs the access tokens; `now` is the only clock. */
export type Provider = {
  database: Database;
  now: () => Date;
  key: Uint8Array;
  settings: Settings;
  guesses: GuessLimit;
};
