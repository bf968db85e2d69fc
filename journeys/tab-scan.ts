import type { CDPSession, Page } from '@playwright/test';
import { english } from './hearing.ts';
import { beginWalk, lookAtStop, missedStops, type Stop } from './in-page-stops.ts';

/** What a walk through a page comes to: how many stops it has, and each that is wrong, in words. */
export type Walk = {
  readonly stops: number;
  /** Wholly under something else. */
  readonly hidden: readonly string[];
  /** Less than 24 px, or than 44 where a purchase goes on. */
  readonly small: readonly string[];
  /** Without a name or a role, named in English or without a word that is seen in it; links of one name to several places. */
  readonly misnamed: readonly string[];
  /** Never come to. */
  readonly missed: readonly string[];
};

/** More stops than any page has. */
const most = 500;

/** Where a walk was, and where on its way back. */
const mark = 'walked';
const markBack = 'walked-back';

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Roles under which nobody learns what can be done. */
const mute = new Set(['generic', 'none', 'StaticText', 'paragraph', 'image']);

/** What the browser tells a screen reader of what has the focus. */
async function accessibleNode(session: CDPSession): Promise<{ name: string; role: string }> {
  const expression =
    'document.getElementById(document.activeElement?.getAttribute("aria-activedescendant") ?? "") ?? document.activeElement';
  const { result } = await session.send('Runtime.evaluate', { expression });
  if (result.objectId === undefined) return { name: '', role: '' };
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  const [node] = nodes;
  return { name: String(node?.name?.value ?? ''), role: String(node?.role?.value ?? '') };
}

function faultsOfName({ what, words }: Stop, { name, role }: { name: string; role: string }): string[] {
  const spoken = new Set(wordsOf(name));
  const unsaid = words.filter((word) => !spoken.has(word));
  return [
    ...(name.trim() === '' ? ['has no name'] : []),
    ...(mute.has(role) ? [`has the role ${role}`] : []),
    ...(english.test(name) ? [`is called « ${name} »`] : []),
    ...(name.trim() !== '' && unsaid.length > 0
      ? [`is called « ${name} », without « ${unsaid.join(' ')} »`]
      : []),
  ].map((fault) => `${what} ${fault}`);
}

/** What has the focus, looked at twice where it is under something: a header may be on its way out, a row on its way in. */
async function lookAt(page: Page, mark: string): Promise<ReturnType<typeof lookAtStop>> {
  const stop = await page.evaluate(lookAtStop, mark);
  if (stop === null || stop === 'again' || stop.under === null) return stop;
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(undefined)))),
  );
  const later = await page.evaluate(lookAtStop, `${mark}-later`);
  return later === null || later === 'again' ? stop : later;
}

/** Goes on with one key until nothing new takes the focus. */
async function walkBy(page: Page, key: string, mark: string, look: (stop: Stop) => Promise<void>) {
  // Out of the page once: a walk may begin in its middle, and what had the focus may be gone.
  let left = 0;
  for (let stops = 0; stops < most; ) {
    await page.keyboard.press(key);
    const stop = await lookAt(page, mark);
    if (stop === 'again') return stops;
    if (stop === null) {
      left += 1;
      if (left > 2) return stops;
      continue;
    }
    stops += 1;
    await look(stop);
  }
  throw new Error(`${key} finds no end.`);
}

/** Writes down what is wrong with each stop. */
async function walkWith(page: Page, key: 'Tab' | 'ArrowDown', names = true): Promise<Walk> {
  const hidden: string[] = [];
  const small: string[] = [];
  const misnamed: string[] = [];
  const addresses = new Map<string, string>();
  const session = await page.context().newCDPSession(page);
  await page.evaluate(beginWalk, [mark, markBack, `${mark}-later`, `${markBack}-later`]);
  const stops = await walkBy(page, key, mark, async (stop) => {
    const { what, under, address } = stop;
    if (under !== null) hidden.push(`${what} under ${under}`);
    if (stop.small !== null) small.push(`${what}: ${stop.small}`);
    if (!names) return;
    const node = await accessibleNode(session);
    misnamed.push(...faultsOfName(stop, node));
    if (address === null) return;
    const other = addresses.get(node.name) ?? address;
    addresses.set(node.name, other);
    if (other !== address) misnamed.push(`« ${node.name} » leads to ${other} and to ${address}`);
  });
  await session.detach();
  return { stops, hidden, small, misnamed, missed: [] };
}

async function scanOnce(page: Page, back: boolean, names: boolean): Promise<Walk> {
  const walk = await walkWith(page, 'Tab', names);
  const missed = await page.evaluate(missedStops, mark);
  const hidden = [...walk.hidden];
  if (back) {
    await walkBy(page, 'Shift+Tab', markBack, async ({ what, under }) => {
      if (under !== null) hidden.push(`backwards: ${what} under ${under}`);
    });
  }
  return { ...walk, hidden, missed };
}

/**
 * Goes through the open page with the Tab key, once around; with `back` also backwards, where the header may hide a stop. The
 * names are the same in every size: `names: false` does not ask for them. Where one was
 * missed that may have come behind the walk, the page is walked once more.
 */
export async function scanByTab(page: Page, { back = false, names = true } = {}): Promise<Walk> {
  const walk = await scanOnce(page, back, names);
  return walk.missed.length === 0 ? walk : scanOnce(page, back, names);
}

/** Goes through the menu or the list of suggestions that is open, with the arrow that leads down. */
export const scanByArrow = (page: Page): Promise<Walk> => walkWith(page, 'ArrowDown');
