import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { difference } from './difference.mjs';
import { differencesPage, sheetsPage } from './report.mjs';

/** A picture of one colour, with one pixel of another where it is told. */
function picture(width: number, height: number, spot?: readonly [x: number, y: number]): Buffer {
  const drawn = new PNG({ width, height });
  drawn.data.fill(255);
  if (spot !== undefined) drawn.data.set([254, 255, 255, 255], (spot[1] * width + spot[0]) * 4);
  return PNG.sync.write(drawn);
}

describe('two pictures of a story', () => {
  it('are alike where every pixel is', () => {
    expect(difference(picture(8, 8), picture(8, 8))).toEqual({ pixels: 0, picture: null });
  });

  it('differ by a pixel that is a shade darker, and it is shown', () => {
    const found = difference(picture(8, 8), picture(8, 8, [3, 2]));
    expect(found.pixels).toBe(1);
    const shown = PNG.sync.read(found.picture as Buffer);
    expect([...shown.data.subarray((2 * 8 + 3) * 4, (2 * 8 + 3) * 4 + 3)]).toEqual([255, 0, 0]);
  });

  it('differ by all that one of them has more', () => {
    const { pixels, picture: shown } = difference(picture(8, 8), picture(8, 10));
    expect(pixels).toBe(16);
    expect(PNG.sync.read(shown as Buffer).height).toBe(10);
  });
});

describe('the page of differences', () => {
  const entry = {
    title: 'Acheter/Panier',
    name: 'Trois <lignes>',
    pixels: 4,
    files: { before: 'before/a.png', after: 'after/a.png', difference: 'difference/a.png' },
  };

  it('shows what changed by screen, and nothing else', () => {
    const page = differencesPage({ before: 'a', after: 'b', look: 'light', all: 9, changed: [entry] });
    expect(page).toContain('<h2>Acheter/Panier</h2>');
    expect(page).toContain('Trois &lt;lignes>');
    expect(page.match(/<img/g)).toHaveLength(3);
    expect(page).toContain('1 pages sur 9');
  });

  it('says that nothing changes', () => {
    expect(differencesPage({ before: 'a', after: 'b', look: 'light', all: 9, changed: [] })).toContain(
      'Rien ne change dans 9 pages.',
    );
  });

  it('has every story on its contact sheet', () => {
    const page = sheetsPage({ after: 'b', look: 'light', entries: [{ ...entry, file: 'after/a.png' }] });
    expect(page).toContain('src="after/a.png"');
  });
});
