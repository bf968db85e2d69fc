import type { Navigation } from '#app/app.ts';
import { sharePicture } from '#rules/share-picture.ts';

/** Pages of one visitor, whose address may hold a token, and the page of what is nowhere: nobody is to be led there. */
const ofVisitor = /^\/(?:404$|account|cart|checkout|dashboard|order-|otp|two-factor-auth)/;

const property = (name: string, content: string) => ({ property: `og:${name}`, content });

/**
 * What every page says of its address and of the picture that is shown with a link to it (ogp.me, RFC 6596), for `head` of
 * the root route: one preferred address, whole and without a query, where the query does not make it another page.
 */
export function addressHead(
  { address }: Pick<Navigation, 'address'>,
  { path, hasQuery }: { path: string; hasQuery: boolean },
) {
  const url = hasQuery || ofVisitor.test(path) ? undefined : address(path);
  return {
    meta: [
      ...(url === undefined ? [] : [property('url', url)]),
      property('image', address(sharePicture(path))),
      property('image:type', 'image/png'),
      property('image:width', '1200'),
      property('image:height', '630'),
      { name: 'twitter:card', content: 'summary_large_image' },
    ],
    links: url === undefined ? [] : [{ rel: 'canonical', href: url }],
  };
}
