import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { listenInPage, type Utterance } from './in-page-screen-reader.ts';

/** A step is complete when nothing was announced for this long, in ms. */
const quiet = 300;

/** Text that must not be announced: titles of pages that still load, and values that are missing. */
const stale = / \| Bélier|Chargement|undefined|null\b|NaN/;
/** The same where announcements of a wait are recorded. */
const staleBesides = / \| Bélier|undefined|null\b|NaN/;
export const english = /\b(?:loading|close|button|error|invalid|required|search|cart|page \d+ of)\b/i;

/** `read`: the lines of a part of the page that the user reads, in place of announcements. */
type Step = {
  readonly does: string;
  readonly announced: readonly Utterance[];
  readonly read?: readonly string[];
};

/** The faults of a step: no announcement, an empty name, a repeated, stale or foreign sentence. */
export function announcementFaults({ does, announced, read }: Step, waits = false): string[] {
  const texts = announced.map(({ text }) => text);
  const isRepeated = ({ how, text }: Utterance, at: number) =>
    how !== 'focus' && announced.some((other, index) => index !== at && other.text.includes(text));
  return [
    ...(texts.length === 0 && read === undefined ? ['nothing is said'] : []),
    ...texts.filter((text) => /^(?:, |$)/.test(text)).map((text) => `without a name: « ${text} »`),
    ...texts.filter((text) => (waits ? staleBesides : stale).test(text)).map((text) => `stale: « ${text} »`),
    ...texts.filter((text) => english.test(text)).map((text) => `not French: « ${text} »`),
    ...announced.filter(isRepeated).map(({ text }) => `twice: « ${text} »`),
  ].map((fault) => `${does}: ${fault}`);
}

const marks = { focus: '→', polite: '·', alert: '!' } as const;

/** The content of a snapshot: each user action, followed by its announcements in order. */
export const snapshotOf = (steps: readonly Step[]): string =>
  steps
    .map(({ does, announced, read = [] }) =>
      [
        does,
        ...announced.map(({ how, text }) => `  ${marks[how]} ${text}`),
        ...read.map((line) => `  | ${line}`),
      ].join('\n'),
    )
    .join('\n')
    .concat('\n')
    // Replaces values that differ in each run.
    .replaceAll(/BEL-[\dA-Z]+/g, 'BEL-0000')
    .replaceAll(/TX-[\da-f]+/g, 'TX-0000')
    .replaceAll(/\b\d{1,2}(?:er)? \p{L}+ 20\d\d(?: à \d{1,2} h \d\d)?/gu, '1er janvier 2000');

/**
 * Records the announcements of a page; call it before the first `goto`. A step takes the description of the user's action (in
 * French), the action, and an assertion that ends it. `expectSnapshot` compares all steps with the committed snapshot. With `waits`
 * announcements of long waits are recorded too.
 */
export async function recordAnnouncements(page: Page, { waits = false } = {}) {
  await page.addInitScript(axe.source);
  await page.addInitScript(listenInPage, { waits });
  const steps: Step[] = [];
  const take = async () => {
    await page.waitForFunction((least) => (window.announced?.quietFor() ?? 0) > least, quiet, {
      polling: 100,
    });
    return page.evaluate(() => window.announced?.take() ?? []);
  };
  return {
    /** Discards the announcements so far. */
    clear: async () => void (await take()),
    step: async (does: string, act: () => Promise<unknown>, over?: () => Promise<unknown>) => {
      await act();
      await over?.();
      // What the action causes may come later than its end.
      await page.evaluate(() => window.announced?.wake());
      steps.push({ does, announced: await take() });
    },
    read: async (does: string, part: Locator) => {
      steps.push({
        does,
        announced: [],
        read: await part.evaluate((one) => window.announced?.read(one) ?? []),
      });
    },
    expectSnapshot: (name: string) => {
      expect.soft(snapshotOf(steps)).toMatchSnapshot(`${name}.txt`);
      expect(steps.flatMap((step) => announcementFaults(step, waits))).toEqual([]);
    },
  };
}
