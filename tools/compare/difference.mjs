import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** A picture on a larger sheet, whose rest is of a colour that no page has. */
function spread(picture, width, height) {
  if (picture.width === width && picture.height === height) return picture;
  const sheet = new PNG({ width, height });
  for (let index = 0; index < sheet.data.length; index += 4) sheet.data.set([255, 0, 255, 255], index);
  PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, 0, 0);
  return sheet;
}

/**
 * How many pixels differ between two pictures (PNG), and a picture of them; none where the two are alike. Every pixel counts:
 * both come from one machine and one browser.
 */
export function difference(before, after) {
  if (before.equals(after)) return { pixels: 0, picture: null };
  const [one, other] = [PNG.sync.read(before), PNG.sync.read(after)];
  const width = Math.max(one.width, other.width);
  const height = Math.max(one.height, other.height);
  const drawn = new PNG({ width, height });
  const [left, right] = [spread(one, width, height), spread(other, width, height)];
  const pixels = pixelmatch(left.data, right.data, drawn.data, width, height, {
    threshold: 0,
    includeAA: true,
  });
  return { pixels, picture: pixels === 0 ? null : PNG.sync.write(drawn) };
}
