import { useMatches } from '@tanstack/react-router';
import type { Head } from './head.ts';

/** A page's structured data (schema.org), as JSON-LD. */
export function PageData({ head: { meta } }: { head: Head }) {
  return meta.map((entry) => {
    if (!('data' in entry)) return null;
    const json = JSON.stringify(entry.data).replaceAll('<', '\\u003c');
    return (
      <script key={json} type="application/ld+json">
        {json}
      </script>
    );
  });
}

/**
 * Title, description, Open Graph and structured data of the current page, from the innermost route's `head` (`headOf`). React
 * hoists titles and meta elements into the document's head. The router's own `HeadContent` would also write styles, links and
 * scripts, of which the shop has none, for 1.3 kB of gzip.
 */
export function DocumentHead() {
  const meta = useMatches({
    select: (matches) => matches.findLast((match) => match.meta !== undefined)?.meta,
  });
  if (meta === undefined) return null;
  const head = { meta } as Head;
  return (
    <>
      {head.meta.map((entry) => {
        if ('data' in entry) return null;
        if ('title' in entry) return <title key="title">{entry.title}</title>;
        return <meta key={JSON.stringify(entry)} {...entry} />;
      })}
      <PageData head={head} />
    </>
  );
}
