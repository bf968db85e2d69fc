/** How many elements are set in the fonts at once: their layout is a task of some ms on a slow phone. */
const atOnce = 24;

/** The parts of a page that are small enough to be laid out at once, in the order of the document. */
function partsOf(element: Element): Element[] {
  const { length } = element.getElementsByTagName('*');
  return length < atOnce ? [element] : Array.from(element.children).flatMap(partsOf);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Sets the page in its fonts part by part: all at once they keep a hand waiting while the whole page is laid out anew. */
async function dressInParts(page: Document): Promise<void> {
  let elements = 0;
  for (const part of partsOf(page.body)) {
    part.setAttribute('data-dressed', '');
    elements += 1 + part.getElementsByTagName('*').length;
    if (elements < atOnce || page.hidden) continue;
    elements = 0;
    await nextFrame();
  }
}

/**
 * The shop's fonts, which a page is first painted without (`data-fonts` names their files; stand-ins of the same width are in
 * their place, src/ui/fonts.css): they come when the page answers a hand, both before either is shown. `received` hears which
 * they are: with the next page they are there from its first paint on (`public/early.js`).
 */
export async function bringFonts(received: (fonts: string) => void): Promise<void> {
  const root = document.documentElement;
  const { fonts } = root.dataset;
  if (fonts === undefined) return;
  const faces = ['400 1em "Figtree Variable"', '700 1em "Bricolage Grotesque Variable"'];
  try {
    await Promise.all(faces.map((face) => document.fonts.load(face)));
    received(fonts);
  } catch {}
  await dressInParts(document);
  delete root.dataset.fonts;
  for (const part of document.querySelectorAll('[data-dressed]')) part.removeAttribute('data-dressed');
}
