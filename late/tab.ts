/** One page of a browser under a hand: what a visit needs of it, whichever engine draws it. */
export type Tab = {
  /** Begins to open an address, and does not wait for it. */
  open: (address: string) => Promise<void>;
  /** What an expression comes to in the page; asked again where the page is being left. */
  ask: <Answer>(expression: string) => Promise<Answer>;
  /** Presses a place of the window, so many times in a row; the button stays down for `held` ms, none unless told. */
  press: (x: number, y: number, times: number, ms?: number) => Promise<void>;
  /** Types into whatever has the focus. */
  type: (text: string) => Promise<void>;
  key: (name: 'Enter' | 'Home' | 'Tab') => Promise<void>;
  close: () => Promise<void>;
};

export type Size = { width: number; height: number };

/** The way by which a tab's documents come, which can put a script into them. */
export type Way = { preload: (script: string) => void };

/** A browser in which visits are made, several at a time. */
export type Engine = {
  name: 'chromium' | 'firefox' | 'webkit';
  version: string;
  /**
   * A tab of a visitor who was never here before, in which `script` runs first in every document: by the engine's own means, or
   * written into the documents on the `way` that the tab opens addresses by.
   */
  newTab: (size: Size, script: string, way: Way) => Promise<Tab>;
  close: () => Promise<void>;
};

/** How long and how often a page that is being left is asked again, in ms. */
const patience = 2000;
const pause = 50;

/** Asks again while a page is being left: its context is gone for a moment, or the probe is not there yet. */
export async function insist<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const end = Date.now() + patience;
  for (;;) {
    try {
      return await ask();
    } catch (reason) {
      if (Date.now() > end) throw reason;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}
