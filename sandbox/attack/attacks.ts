import type { AttackGroup } from './attack.ts';
import { databaseFaults } from './database-faults.ts';
import { exhaustion, flooding } from './exhaustion.ts';
import { fuzz } from './fuzz.ts';
import { guessing } from './guessing.ts';
import { hosts } from './hosts.ts';
import { identity } from './identity.ts';
import { tokens } from './tokens.ts';

/** Every attack that was tried on the provider, in groups that share a sandbox. */
export const attackGroups: AttackGroup[] = [
  guessing,
  identity,
  hosts,
  tokens,
  flooding,
  exhaustion,
  databaseFaults,
  fuzz,
];
