import type { CDPSession, Page } from '@playwright/test';
import { beginWalk, lookAtStop, missedStops, type Stop } from './in-page-stops.ts';
import { english } from './screen-reader.ts';
import { painted } from './watched.ts';

/** The result of a scan of a page: the number of tab stops, and the faults, in words. */
export type Scan = {
  readonly stops: number;
  /** Stops that are completely covered. */
  readonly hidden: readonly string[];
  /** Stops smaller than 24 px, or 44 for controls that continue a purchase. */
  readonly small: readonly string[];
  /** Stops without name or role, with an English name or one without the visible words; equal link names with several targets. */
  readonly misnamed: readonly string[];
  /** Controls that the scan did not reach. */
  readonly missed: readonly string[];
};

/** More stops than any page has. */
const most = 500;

/** The data attributes that mark the stops of a scan, forwards and backwards. */
const mark = 'walked';
const markBack = 'walked-back';

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Roles that do not say what a control does. */
const mute = new Set(['generic', 'none', 'StaticText', 'paragraph', 'image']);

/** The focused element as the browser's accessibility tree describes it. */
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

/** Describes the focused element; a second time where it is covered, since a header may slide away or a row may scroll. */
async function lookAt(page: Page, mark: string): Promise<ReturnType<typeof lookAtStop>> {
  const stop = await page.evaluate(lookAtStop, mark);
  if (stop === null || stop === 'again' || stop.under === null) return stop;
  await painted(page);
  const later = await page.evaluate(lookAtStop, `${mark}-later`);
  return later === null || later === 'again' ? stop : later;
}

/** The stops inside of a date field: day, month, year, calendar. */
const dateParts = 4;
const isDateField = (): boolean => document.activeElement?.matches('input[type=date]') ?? false;

/** Presses one key repeatedly until it reaches no new element. */
async function walkBy(page: Page, key: string, mark: string, look: (stop: Stop) => Promise<void>) {
  // Leaves the page first: the scan may have started in the middle, or the focused element may have been removed.
  let left = 0;
  let parts = 0;
  for (let stops = 0; stops < most; ) {
    await page.keyboard.press(key);
    const stop = await lookAt(page, mark);
    if (stop === 'again') {
      parts += 1;
      if (parts < dateParts && (await page.evaluate(isDateField))) continue;
      return stops;
    }
    parts = 0;
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

/** Records the faults of each stop. */
async function scanWith(page: Page, key: 'Tab' | 'ArrowDown', names = true): Promise<Scan> {
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
    // What a message on WhatsApp says depends on what it stands beside.
    if (address === null || node.name.includes('WhatsApp')) return;
    const other = addresses.get(node.name) ?? address;
    addresses.set(node.name, other);
    if (other !== address) misnamed.push(`« ${node.name} » leads to ${other} and to ${address}`);
  });
  await session.detach();
  return { stops, hidden, small, misnamed, missed: [] };
}

async function scanOnce(page: Page, back: boolean, names: boolean): Promise<Scan> {
  const scan = await scanWith(page, 'Tab', names);
  const missed = await page.evaluate(missedStops, mark);
  const hidden = [...scan.hidden];
  if (back) {
    await walkBy(page, 'Shift+Tab', markBack, async ({ what, under }) => {
      if (under !== null) hidden.push(`backwards: ${what} under ${under}`);
    });
  }
  return { ...scan, hidden, missed };
}

/**
 * Scans the open page with the Tab key once; with `back` also backwards, where the header may cover a stop. Names are the
 * same in every size: `names: false` skips them. Where a control was missed that may have been inserted behind the scan, the page
 * is scanned a second time.
 */
export async function scanByTab(page: Page, { back = false, names = true } = {}): Promise<Scan> {
  const scan = await scanOnce(page, back, names);
  return scan.missed.length === 0 ? scan : scanOnce(page, back, names);
}

/** Moves through the open menu or list of suggestions with the arrow-down key. */
export const scanByArrow = (page: Page): Promise<Scan> => scanWith(page, 'ArrowDown');
