import { setTimeout } from 'node:timers/promises';
import { countAnswers, sizeOf } from './visit.mjs';

/** Home, then by links: the list, an animal, one of its related animals, the cart. No link leads to the current page. */
const animal = 'main article a[href^="/product/"]';
const links = ['a[href="/shop"], a[href^="/shop?"]', animal, animal, 'a[href="/cart/"]'];

/** A page is loaded when nothing has arrived for the first time; the second is the limit. In ms. */
const still = 1500;
const longest = 20_000;

/**
 * The weight of five pages for a new visitor: bytes over the wire, and requests; null where a shop lacks one of the links. The
 * network is not throttled, since time is not measured.
 */
export async function tourOf(raw, url) {
  const visitor = await raw.newVisitor();
  const page = await visitor.newPage();
  const counted = countAnswers(page);
  await page.send('Page.enable');
  await page.send('Network.enable');
  await sizeOf(page);
  const calm = async () => {
    const until = Date.now() + longest;
    let seen = { bytes: -1, since: Date.now() };
    while (Date.now() < until && Date.now() - seen.since < still) {
      await setTimeout(100);
      const { bytes } = counted();
      if (bytes !== seen.bytes) seen = { bytes, since: Date.now() };
    }
  };
  const pathOf = async () => {
    const { result } = await page.send('Runtime.evaluate', { expression: 'location.pathname' });
    return result.value;
  };
  await page.send('Page.navigate', { url });
  await calm();
  const paths = [await pathOf()];
  for (const link of links) {
    // Parts below the window load at the first scroll.
    await page.send('Input.dispatchMouseEvent', {
      type: 'mouseWheel',
      x: 100,
      y: 300,
      deltaX: 0,
      deltaY: 400,
    });
    await calm();
    const { result } = await page.send('Runtime.evaluate', {
      expression: `(() => {
        const links = [...document.querySelectorAll(${JSON.stringify(link)})];
        const link = links.find(({ pathname }) => pathname !== location.pathname);
        link?.click();
        return link !== undefined;
      })()`,
    });
    if (result.value !== true) break;
    await calm();
    paths.push(await pathOf());
  }
  await page.close();
  await visitor.close();
  const { bytes, requests } = counted();
  return paths.length === links.length + 1 ? { paths, bytes, requests } : null;
}
