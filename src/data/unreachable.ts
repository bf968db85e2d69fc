/**
 * Thrown when a call has no usable answer: a time-out, a lost connection, a 2xx body that breaks the contract, or a write that a
 * kept document did not send.
 */
export class Unreachable extends Error {
  // Neither this nor `name` is a class field: the build's browsers would need three helpers for them in the first script.
  declare readonly reason: 'timeout' | 'network' | 'malformed' | 'kept';

  constructor(reason: Unreachable['reason'], options?: ErrorOptions) {
    super(`The provider could not be reached: ${reason}`, options);
    this.name = 'Unreachable';
    this.reason = reason;
  }
}

/** The state of data whose call threw. Who sends a wrong shape has answered, and is not silent. */
export const failedBy = (reason: unknown) => ({
  state: 'failed' as const,
  isSilent: !(reason instanceof Unreachable && reason.reason === 'malformed'),
});
