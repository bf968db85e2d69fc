import { configuration } from '#app/configuration.ts';

type Page = { title: string; description: string };

/** What a page says of itself to those who show or list it. */
type Listed = {
  /** The page's one preferred address, whole and without a query; left out where the query makes it another page. */
  address?: string;
  /** Its largest picture, as a whole address. */
  image?: string | undefined;
  type?: 'website' | 'product';
  /** Its data after schema.org (`-structured-data.ts`), as JSON-LD: the router escapes it. */
  data?: readonly object[];
};

const property = (name: string, content: string) => ({ property: `og:${name}`, content });

/** Title, description, Open Graph (ogp.me), canonical address (RFC 6596) and data of a page, for `head` of its route. */
export const headOf = (
  { title, description }: Page,
  { address, image, type = 'website', data = [] }: Listed = {},
) => ({
  meta: [
    { title: `${title} | ${configuration.brand}` },
    { name: 'description', content: description },
    property('title', title),
    property('description', description),
    property('type', type),
    property('site_name', configuration.brand),
    property('locale', 'fr_FR'),
    ...(address === undefined ? [] : [property('url', address)]),
    ...(image === undefined ? [] : [property('image', image)]),
    // The router reads this key; its types know only those of a meta element, such as `title`.
    ...data.map((thing) => ({ title: undefined, 'script:ld+json': thing })),
  ],
  links: address === undefined ? [] : [{ rel: 'canonical', href: address }],
});

type Head = ReturnType<typeof headOf>;

/** Open Graph's properties that only a named page has. */
export const isAdded = (key: string) => key === 'og:url' || key === 'og:image';

/** What a route's own `head` says of such a page, as far as its name is known: the rest is added by `PageHead`. */
export const withoutAdded = ({ meta }: Head): Head => ({
  meta: meta.filter(
    (entry) => !('script:ld+json' in entry || ('property' in entry && isAdded(entry.property))),
  ),
  links: [],
});
