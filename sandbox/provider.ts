import type { Counters } from './accounts/counters.ts';
import type { Hashing } from './accounts/hashing.ts';
import type { Database } from './database/open.ts';
import type { Jobs } from './jobs.ts';
import type { Settings } from './settings.ts';

/** The dependencies of every operation. `key`: signs the access tokens. `now`: the only clock. */
export type Provider = {
  database: Database;
  now: () => Date;
  key: Uint8Array;
  settings: Settings;
  counters: Counters;
  hashing: Hashing;
  jobs: Pick<Jobs, 'closeDue' | 'expects'>;
};
