/** A manual clock for tests. */
export class TestClock {
  #at: number;

  constructor(start = '2026-11-21T10:00:00Z') {
    this.#at = Date.parse(start);
  }

  readonly now = (): Date => new Date(this.#at);

  /** Advances the clock by milliseconds. */
  advance(ms: number): void {
    this.#at += ms;
  }
}
