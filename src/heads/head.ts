import { configuration } from '#configuration/configuration.ts';

type Page = { title: string; description: string };

/** A page's metadata for search engines and link previews. */
type Listed = {
  type?: 'website' | 'product' | 'article';
  /** Structured data (`-structured-data.ts`), as JSON-LD. */
  data?: readonly object[];
};

const property = (name: string, content: string) => ({ property: `og:${name}`, content });

/** Title, description, Open Graph (ogp.me) and structured data of a page, for its route's `head`; the root adds the address. */
export const headOf = ({ title, description }: Page, { type = 'website', data = [] }: Listed = {}) => ({
  meta: [
    { title: `${title} | ${configuration.brand}` },
    { name: 'description', content: description },
    property('title', title),
    property('description', description),
    property('type', type),
    property('site_name', configuration.brand),
    property('locale', 'fr_FR'),
    // The router's types allow only keys of a meta element, such as `title`.
    ...data.map((thing) => ({ title: undefined, data: thing })),
  ],
});

/** The return type of a route's `head`. */
export type Head = ReturnType<typeof headOf>;

/** The `head` of a route whose name may load later: `PageHead` adds its structured data. */
export const withoutData = ({ meta }: Head): Head => ({
  meta: meta.filter((entry) => !('data' in entry)),
});
