/** The widths in which a photo is made, in px, besides the largest one it has (`npm run deploy -- photos`). */
export const photoWidths = [480, 960] as const;

/**
 * What the name of a photo says: `belier-1.c9a27f.1600.webp` is the largest of several, beside which the smaller widths stand,
 * and its colour is `#c9a27f`. `srcSet` is one of an image (HTML). Nothing where the name says nothing.
 */
export function photoSizes(address: string): { srcSet?: string; colour?: string } {
  const [, head, colour, width, ending] =
    /^([^\s,?#]*?\.([\da-f]{6}(?=\.))?\.?)([1-9]\d{2,3})(\.(?:webp|jpe?g))$/.exec(address) ?? [];
  if (!width) return {};
  const widths = [...photoWidths.filter((one) => one < Number(width)), width];
  return {
    srcSet: widths.map((one) => `${head}${one}${ending} ${one}w`).join(', '),
    ...(colour && { colour: `#${colour}` }),
  };
}
