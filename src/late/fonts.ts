/** How many elements are set in the fonts at once: their layout is a task of some ms on a slow phone. */
const atOnce = 24;

const countOf = (element: Element) => element.getElementsByTagName('*').length;

/** The parts of a page that are small enough to be laid out at once, in the order of the document; what holds them follows them. */
function partsOf(element: Element): Element[] {
  return countOf(element) < atOnce ? [element] : [...Array.from(element.children).flatMap(partsOf), element];
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Part by part, with a frame in between: all at once they block input while the whole page is styled and laid out again. */
async function inParts(parts: readonly Element[], change: (part: Element) => void): Promise<void> {
  let elements = 0;
  for (const part of parts) {
    change(part);
    const count = countOf(part);
    elements += count < atOnce ? 1 + count : 1;
    if (elements < atOnce || document.hidden) continue;
    elements = 0;
    await nextFrame();
  }
}

/**
 * The shop's fonts, which a page is first painted without (`data-fonts` names their files; stand-ins of the same width are in
 * their place, src/ui/fonts.css): they come when the page answers a hand, both before either is shown. `received` hears which
 * they are: with the next page they are there from its first paint on (`src/early/script.ts`).
 */
export async function bringFonts(received: (fonts: string) => void): Promise<void> {
  const root = document.documentElement;
  const { fonts } = root.dataset;
  if (fonts === undefined) return;
  const faces = ['400 1em "Figtree Variable"', '800 1em "Bricolage Grotesque Variable"'];
  try {
    await Promise.all(faces.map((face) => document.fonts.load(face)));
    received(fonts);
  } catch {}
  await inParts(partsOf(document.body), (part) => part.setAttribute('data-dressed', ''));
  delete root.dataset.fonts;
  const dressed = Array.from(document.querySelectorAll('[data-dressed]'));
  await inParts(dressed, (part) => part.removeAttribute('data-dressed'));
}
