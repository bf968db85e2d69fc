import type { Counters } from './accounts/counters.ts';
import type { Database } from './database/open.ts';
import type { Settings } from './settings.ts';

/** The dependencies of every operation. `now`: the only clock. */
export type Provider = { database: Database; now: () => Date; settings: Settings; counters: Counters };
