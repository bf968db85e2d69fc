/** One page of a browser under a hand: what a visit needs of it, whichever engine draws it. */
export type Tab = {
  /** Begins to open an address, and does not wait for it. */
  open: (address: string) => Promise<void>;
  /** What an expression comes to in the page; asked again where the page is being left. */
  ask: <Answer>(expression: string) => Promise<Answer>;
  /** Presses a place of the window, so many times in a row. */
  press: (x: number, y: number, times: number) => Promise<void>;
  /** Types into whatever has the focus. */
  type: (text: string) => Promise<void>;
  key: (name: 'Enter' | 'Home') => Promise<void>;
  close: () => Promise<void>;
};

export type Size = { width: number; height: number };

/** A browser in which visits are made, several at a time. */
export type Engine = {
  name: 'chromium' | 'firefox';
  version: string;
  /** A tab of a visitor who was never here before, in which `script` runs first in every document. */
  newTab: (size: Size, script: string) => Promise<Tab>;
  close: () => Promise<void>;
};

/** How often and how long apart a page that is being left is asked again, in ms. */
const tries = 40;
const pause = 50;

/** Asks again while a page is being left: its context is gone for a moment, or the probe is not there yet. */
export async function insist<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await ask();
    } catch (reason) {
      if (turn === tries) throw reason;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
