/**
 * The shop's fonts, which a page is first painted without (`data-fonts` names their files; stand-ins of the same width are in
 * their place, src/ui/global.css): they come when the page answers a hand, both at once. `received` hears which they are: with
 * the next page they are there from its first paint on (`public/early.js`).
 */
export async function bringFonts(received: (fonts: string) => void): Promise<void> {
  const { dataset } = document.documentElement;
  const { fonts } = dataset;
  if (fonts === undefined) return;
  const faces = ['400 1em "Figtree Variable"', '700 1em "Bricolage Grotesque Variable"'];
  try {
    await Promise.all(faces.map((face) => document.fonts.load(face)));
    received(fonts);
  } catch {}
  delete dataset.fonts;
}
