import { sharePicture } from '#rules/share-picture.ts';

/** Pages of one visitor, whose address may hold a token, and the page of what is nowhere: nobody is to be led there. */
const ofVisitor = /^\/(?:404$|account|cart|checkout|dashboard|order-|otp|two-factor-auth)/;

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * What the document of a page says of its address, and of the picture that is shown with a link to it (ogp.me, RFC 6596): its
 * one preferred address, whole and without a query. Written into the document alone: programs that read it run no script,
 * and where the shop goes on to another page `main.tsx` takes away what is marked `data-page`.
 */
export function pageAddress({ path, origin, title }: Record<'path' | 'origin' | 'title', string>): string {
  const meta = (kind: string, name: string, content: string) =>
    `<meta ${kind}="${name}" content="${escaped(content)}" data-page>`;
  const url = escaped(origin + path);
  return [
    ...(ofVisitor.test(path)
      ? []
      : [`<link rel="canonical" href="${url}" data-page>`, meta('property', 'og:url', origin + path)]),
    meta('property', 'og:image', origin + sharePicture(path)),
    meta('property', 'og:image:type', 'image/png'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}
