import { setTimeout } from 'node:timers/promises';
import { beSlowPhone } from './visit.mjs';

/** Home, then by links: the list, an animal, one of its related animals, the cart. No link leads to the current page. */
const animal = 'main article a[href^="/product/"]';
const links = ['a[href="/shop"], a[href^="/shop?"]', animal, animal, 'a[href="/cart/"]'];

/** A page is loaded when nothing was sent for the first time; the second is the limit. In ms. */
const still = 1500;
const longest = 10_000;

/** What the server sends to a new visitor of five pages; the network is not throttled, since time is not measured. */
export async function tour(newPage, front) {
  const page = await newPage();
  await beSlowPhone(page, false);
  const sent = {};
  const take = () => {
    const some = front.take();
    for (const [what, value] of Object.entries(some)) sent[what] = (sent[what] ?? 0) + value;
    return some.requests > 0;
  };
  const calm = async () => {
    const until = Date.now() + longest;
    for (let since = Date.now(); Date.now() < until && Date.now() - since < still; await setTimeout(100))
      if (take()) since = Date.now();
  };
  front.take();
  await page.open(front.address);
  for (const link of links) {
    await calm();
    // Parts below the window load at the first scroll.
    const wheel = { type: 'mouseWheel', x: 100, y: 300, deltaX: 0, deltaY: 400 };
    await page.send('Input.dispatchMouseEvent', wheel);
    await calm();
    const isThere = await page.read(`(() => {
      const links = [...document.querySelectorAll(${JSON.stringify(link)})];
      const link = links.find(({ pathname }) => pathname !== location.pathname);
      link?.click();
      return link !== undefined;
    })()`);
    if (!isThere) throw new Error(`no link ${link}`);
  }
  await calm();
  return sent;
}
