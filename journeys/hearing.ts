import { expect, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { listenInPage, type Utterance } from './in-page-hearing.ts';

/** How long nothing more has to be said before a step counts as heard, in ms. */
const quiet = 300;

/** What no ear should meet: the title of a page that is on its way, and words of another language. */
const stale = / \| Bélier|Chargement|undefined|null\b|NaN/;
/** Where a wait is listened to. */
const staleBesides = / \| Bélier|undefined|null\b|NaN/;
export const english = /\b(?:loading|close|button|error|invalid|required|search|cart|page \d+ of)\b/i;

/** `read`: a part of the page that is gone through, line by line, in place of what is said by itself. */
type Step = {
  readonly does: string;
  readonly heard: readonly Utterance[];
  readonly read?: readonly string[];
};

/** What is wrong with what a step lets hear: silence, an empty name, a sentence that comes twice, a stale or foreign one. */
export function faultsOfHearing({ does, heard, read }: Step, waits = false): string[] {
  const texts = heard.map(({ text }) => text);
  const isRepeated = ({ how, text }: Utterance, at: number) =>
    how !== 'focus' && heard.some((other, index) => index !== at && other.text.includes(text));
  return [
    ...(texts.length === 0 && read === undefined ? ['nothing is said'] : []),
    ...texts.filter((text) => /^(?:, |$)/.test(text)).map((text) => `without a name: « ${text} »`),
    ...texts.filter((text) => (waits ? staleBesides : stale).test(text)).map((text) => `stale: « ${text} »`),
    ...texts.filter((text) => english.test(text)).map((text) => `not French: « ${text} »`),
    ...heard.filter(isRepeated).map(({ text }) => `twice: « ${text} »`),
  ].map((fault) => `${does}: ${fault}`);
}

const marks = { focus: '→', polite: '·', alert: '!' } as const;

/** As it is kept: what the hand does, and below it what is heard of it, in order. */
export const written = (steps: readonly Step[]): string =>
  steps
    .map(({ does, heard, read = [] }) =>
      [
        does,
        ...heard.map(({ how, text }) => `  ${marks[how]} ${text}`),
        ...read.map((line) => `  | ${line}`),
      ].join('\n'),
    )
    .join('\n')
    .concat('\n')
    // What is another one each time.
    .replaceAll(/BEL-[\dA-Z]+/g, 'BEL-0000')
    .replaceAll(/TX-[\da-f]+/g, 'TX-0000')
    .replaceAll(/\b\d{1,2}(?:er)? \p{L}+ 20\d\d(?: à \d{1,2} h \d\d)?/gu, '1er janvier 2000');

/**
 * Listens to a page as somebody who does not see it: before the first `goto`. Each step is what the hand does, in French, the
 * doing, and what has to be true before it is over; `isWhole` holds all of it to what is kept. With `waits` also what is said of a
 * wait that lasts.
 */
export async function listenTo(page: Page, { waits = false } = {}) {
  await page.addInitScript(axe.source);
  await page.addInitScript(listenInPage, { waits });
  const steps: Step[] = [];
  const settled = () =>
    page.waitForFunction((least) => (window.heard?.quietFor() ?? 0) > least, quiet, { polling: 100 });
  const take = async () => {
    await settled();
    return page.evaluate(() => window.heard?.take() ?? []);
  };
  return {
    /** What was said so far belongs to nobody. */
    forget: async () => {
      await take();
    },
    step: async (does: string, act: () => Promise<unknown>, over?: () => Promise<unknown>) => {
      await act();
      await over?.();
      steps.push({ does, heard: await take() });
    },
    read: async (does: string, part: Locator) => {
      steps.push({ does, heard: [], read: await part.evaluate((one) => window.heard?.read(one) ?? []) });
    },
    isWhole: (name: string) => {
      expect.soft(written(steps)).toMatchSnapshot(`${name}.txt`);
      expect(steps.flatMap((step) => faultsOfHearing(step, waits))).toEqual([]);
    },
  };
}
