import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { sampleAnimals } from './sample/animals.ts';
import { markupOfEach, storiesWith } from './testing/markup.ts';

const live = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive]';

const isAnnounced = (region: HTMLElement): boolean =>
  region.closest('[aria-hidden=true]') === null && region.closest('[aria-live=off]') === null;

const textOf = ({ text }: HTMLElement): string => text.replace(/\s+/g, ' ').trim();

const countriesLoading = (args: object) => ({
  ...args,
  products: { state: 'ready', data: sampleAnimals },
  countries: { state: 'loading' },
});

const pages = [...markupOfEach(), ...storiesWith('home', countriesLoading)].map(({ id, html }) => ({
  id,
  regions: parse(html).querySelectorAll(live).filter(isAnnounced),
}));

describe('announcements of a page that opens', () => {
  it('contain no short wait, unless it answers a press or concerns a payment: a wait is said once it lasts', () => {
    const waits = pages.flatMap(({ regions }) =>
      regions.filter((region) => region.hasAttribute('data-wait')),
    );
    expect(waits.length).toBeGreaterThan(10);
    expect(waits.map(textOf).filter((text) => text !== '')).toEqual([]);
    const hasty = pages
      .filter(({ id }) => !/^(?:awaited-payment|checkout|orders) /.test(id))
      .flatMap(({ regions }) => regions.map(textOf).filter((text) => /…$/u.test(text)));
    expect(hasty).toEqual([]);
  });

  it('come from one part at most: that it loads, or that it failed', () => {
    const said = pages.map(({ id, regions }) => [
      id,
      ...regions
        .map((region) =>
          region.getAttribute('role') === 'alert' ? textOf(region) : (region.getAttribute('data-wait') ?? ''),
        )
        .filter((text) => text !== ''),
    ]);
    expect(said.filter((texts) => texts.length > 1).length).toBeGreaterThan(20);
    expect(said.filter((texts) => texts.length > 2)).toEqual([]);
  });

  it('contain no carousel that nobody operates', () => {
    const slidesOf = (page: RegExp) =>
      pages
        .filter(({ id }) => page.test(id))
        .flatMap(({ regions }) =>
          regions.filter((region) => region.querySelector('[aria-roledescription]') !== null),
        );
    expect(slidesOf(/^home |^carousel Running/).map(textOf)).toEqual([]);
    expect(slidesOf(/^carousel Paused/)).not.toEqual([]);
  });
});
