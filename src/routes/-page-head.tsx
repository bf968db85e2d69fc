import { useLayoutEffect } from 'react';
import { PageData } from './-document-head.tsx';
import type { Head } from './-head.ts';

/** The key and content of a meta element, by `name` or by Open Graph's `property`. */
function contentOf(entry: Head['meta'][number]) {
  if ('property' in entry) return { by: 'property', key: entry.property, content: entry.content };
  if ('name' in entry && entry.name !== undefined)
    return { by: 'name', key: entry.name, content: entry.content };
  return [];
}

/**
 * The head of a page whose name may load after it is shown (an animal, a category, a country). It overwrites the elements of the
 * route's own `head`, so that there is one title and one of each; its structured data is removed with the page.
 */
export function PageHead({ head }: { head: Head }) {
  const { meta } = head;
  const title = meta.flatMap((entry) =>
    'title' in entry && entry.title !== undefined ? entry.title : [],
  )[0];
  const entries = meta.flatMap(contentOf);
  const written = JSON.stringify(entries);
  useLayoutEffect(() => {
    if (title !== undefined) document.title = title;
    const restores = (JSON.parse(written) as typeof entries).map(({ by, key, content }) => {
      const element = document.head.querySelector(`meta[${by}="${key}"]`);
      const before = element?.getAttribute('content') ?? '';
      element?.setAttribute('content', content);
      // The router does not rewrite elements that the next page shares with this route's own `head`.
      return () => {
        if (element?.getAttribute('content') === content) element.setAttribute('content', before);
      };
    });
    return () => {
      for (const restore of restores) restore();
    };
  }, [title, written]);

  return <PageData head={head} />;
}
