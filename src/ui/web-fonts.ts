import bricolage from './fonts/bricolage.woff2?url';
import figtree from './fonts/figtree.woff2?url';

const webFonts = [
  { family: 'Bricolage Grotesque Variable', address: bricolage, weight: '800' },
  { family: 'Figtree Variable', address: figtree, weight: '400 700' },
];

/**
 * Declares the web fonts; the browser requests each once text uses it. Declared by script, not by the document: a browser requests
 * a document's fonts before its scripts, which then wait for 31 kB on a slow line.
 */
export function declareWebFonts({ fonts }: Pick<Document, 'fonts'>): void {
  for (const { family, address, weight } of webFonts)
    fonts.add(new FontFace(family, `url(${address})`, { weight, display: 'swap' }));
}
