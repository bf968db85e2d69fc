import { DrizzleQueryError } from 'drizzle-orm';

/** The database could not be reached, or the wait for a turn timed out: nothing was done, and a later call may succeed. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable';
}

function causesOf(error: unknown): Error[] {
  const causes: Error[] = [];
  for (let at: unknown = error; at instanceof Error && !causes.includes(at); at = at.cause) causes.push(at);
  return causes;
}

/* A digit, since the system's own codes (EPIPE) have none. */
const stateShape = /^(?=.*\d)[0-9A-Z]{5}$/;

/** The SQLSTATE of an error or of its cause; undefined if there is none. */
export function sqlState(error: unknown): string | undefined {
  for (const cause of causesOf(error)) {
    if ('code' in cause && typeof cause.code === 'string' && stateShape.test(cause.code)) return cause.code;
  }
  return undefined;
}

/*
 * Connection lost (08), undone for the sake of another (40), no space or no memory (53), stopped or out of time (57), the
 * machine's own fault (58), a lock (55P03) or a transaction (25P03, 25P04) that waited too long.
 */
const passing = /^(?:08|40|53|57|58)|^55P03$|^25P0[34]$/;

/**
 * Whether a call failed because the database is away, late or full, and not because of its input. Where a statement
 * failed and the database gave no SQLSTATE, the connection to it is what failed.
 */
export function isOutage(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined) return passing.test(state);
  return causesOf(error).some(
    (cause) => cause instanceof DatabaseUnavailable || cause instanceof DrizzleQueryError,
  );
}
