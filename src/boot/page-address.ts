import { sharePicture } from '#rules/share-picture.ts';
import { isPersonal } from '#rules/shop-addresses.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/**
 * The metadata of a page's address and of its link preview (ogp.me, RFC 6596): its canonical URL, absolute and without a query,
 * which pages of one person and the 404 page lack.
 * Written into the document only, because its readers run no scripts; on a route change `main.tsx` removes the elements marked
 * `data-page`.
 */
export function pageAddress({ path, origin, title }: Record<'path' | 'origin' | 'title', string>): string {
  const meta = (kind: string, name: string, content: string) =>
    `<meta ${kind}="${name}" content="${escaped(content)}" data-page>`;
  const url = escaped(origin + path);
  return [
    ...(isPersonal(path) || path === '/404'
      ? []
      : [`<link rel="canonical" href="${url}" data-page>`, meta('property', 'og:url', origin + path)]),
    meta('property', 'og:image', origin + sharePicture(path)),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', title),
    meta('name', 'twitter:card', 'summary_large_image'),
  ].join('');
}
