import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { headOf } from './-head.ts';

/**
 * Head of a page that learns its name after it is there (an animal, a category, a country). What the route's own `head`
 * has put up is written over, so that there is always one title and one of each; the rest is added, and goes with the page.
 */
export function PageHead({ head: { meta, links } }: { head: ReturnType<typeof headOf> }) {
  const title = meta.flatMap((entry) => entry.title ?? [])[0] ?? '';
  const entries = meta.flatMap((entry) => ('content' in entry ? entry : []));
  const written = JSON.stringify(entries);
  useLayoutEffect(() => {
    document.title = title;
    for (const entry of JSON.parse(written) as typeof entries) {
      const selector = 'name' in entry ? `meta[name="${entry.name}"]` : `meta[property="${entry.property}"]`;
      document.head.querySelector(selector)?.setAttribute('content', entry.content);
    }
  }, [title, written]);

  const added = entries.flatMap((entry) =>
    'property' in entry && /^og:(?:url|image)$/.test(entry.property) ? entry : [],
  );
  const data = meta.flatMap((entry) => ('script:ld+json' in entry ? entry['script:ld+json'] : []));
  return createPortal(
    <>
      {added.map(({ property, content }) => (
        <meta key={property} property={property} content={content} />
      ))}
      {links.map((link) => (
        <link key={link.rel} {...link} />
      ))}
      {data.map((thing) => {
        const json = JSON.stringify(thing).replaceAll('<', '\\u003c');
        return (
          <script key={json} type="application/ld+json">
            {json}
          </script>
        );
      })}
    </>,
    document.head,
  );
}
