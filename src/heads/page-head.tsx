import { useLayoutEffect } from 'react';
import { type MetaEntry, overwriteHead } from '#browser/overwrite-head.ts';
import { PageData } from './document-head.tsx';
import type { Head } from './head.ts';

/** The key and content of a meta element, by `name` or by Open Graph's `property`. */
function contentOf(entry: Head['meta'][number]): MetaEntry | [] {
  if ('property' in entry) return { by: 'property', key: entry.property, content: entry.content };
  if ('name' in entry && entry.name !== undefined)
    return { by: 'name', key: entry.name, content: entry.content };
  return [];
}

/**
 * The head of a page whose name may load after the page is shown (an animal, a category, a country). It overwrites the elements
 * of the route's own `head`, so that each element exists once. `PageData` removes its structured data when the page is left.
 */
export function PageHead({ head }: { head: Head }) {
  const { meta } = head;
  const title = meta.flatMap((entry) =>
    'title' in entry && entry.title !== undefined ? entry.title : [],
  )[0];
  const entries = meta.flatMap(contentOf);
  const written = JSON.stringify(entries);
  useLayoutEffect(() => overwriteHead(title, JSON.parse(written) as MetaEntry[]), [title, written]);

  return <PageData head={head} />;
}
