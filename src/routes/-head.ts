import { configuration } from '#app/configuration.ts';

type Page = { title: string; description: string };

/** What a page says of itself to those who show or list it. */
type Listed = {
  type?: 'website' | 'product' | 'article';
  /** Its data after schema.org (`-structured-data.ts`), as JSON-LD. */
  data?: readonly object[];
};

const property = (name: string, content: string) => ({ property: `og:${name}`, content });

/** Title, description, Open Graph (ogp.me) and data of a page, for `head` of its route; its address is the root's. */
export const headOf = ({ title, description }: Page, { type = 'website', data = [] }: Listed = {}) => ({
  meta: [
    { title: `${title} | ${configuration.brand}` },
    { name: 'description', content: description },
    property('title', title),
    property('description', description),
    property('type', type),
    property('site_name', configuration.brand),
    property('locale', 'fr_FR'),
    // Types of the router know only keys of a meta element, such as `title`.
    ...data.map((thing) => ({ title: undefined, data: thing })),
  ],
});

/** What a route's `head` gives. */
export type Head = ReturnType<typeof headOf>;

/** What a route's own `head` says of a page whose name may come later: its data is added by `PageHead`. */
export const withoutData = ({ meta }: Head): Head => ({
  meta: meta.filter((entry) => !('data' in entry)),
});
