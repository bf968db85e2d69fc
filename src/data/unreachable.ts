/** Thrown when a call has no usable answer: a time-out, a lost connection, or a 2xx body that breaks the contract. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  readonly reason: 'timeout' | 'network' | 'malformed';

  constructor(reason: Unreachable['reason'], options?: ErrorOptions) {
    super(`The provider could not be reached: ${reason}`, options);
    this.reason = reason;
  }
}
