import { createHash } from 'node:crypto';
import { pageStyles } from './page-style.mjs';

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const hashesOf = (html, element) =>
  Array.from(
    html.matchAll(element),
    ([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** The inline styles and scripts of a document, whose hashes the policy needs. */
const inlineOf = (html) => ({
  styles: hashesOf(html, /<style>([^<]*)<\/style>/g),
  scripts: hashesOf(html, /<script>(.*?)<\/script>/gs),
});

/** A document with its placeholders (`<!--name-->`) filled. Throws for a missing or an extra placeholder. */
function fill(template, parts) {
  const left = new Set(Object.keys(parts));
  const html = template.replaceAll(/<!--([\w-]+)-->/g, (_, name) => {
    if (!left.delete(name))
      throw new Error(`The place « ${name} » of index.html has no part, or is there twice.`);
    return parts[name];
  });
  if (left.size > 0) throw new Error(`index.html has no place for « ${[...left].join(', ')} ».`);
  return html;
}

const noindex = '<meta name="robots" content="noindex" data-page />';
const policyPlace = '<!--policy-->';

/**
 * Creates the documents of a deployment from a build (`built`: index.html with its placeholders, the shop's style, the scripts
 * of its entry). `renderer` uses the values of the deployment; `written` are those that differ from the build's.
 */
export function documentMaker(renderer, { template, style, styleFile, entry }, written) {
  const { addLines, configuration, configurationId, documentLines, documentPolicy, prerenderedId } = renderer;
  const styleOf = pageStyles(style);
  const json = JSON.stringify(written).replaceAll('<', '\\u003c');
  const common = {
    ...documentLines(),
    configuration:
      Object.keys(written).length === 0
        ? ''
        : `<script type="application/json" id="${configurationId}">${json}</script>`,
    policy: policyPlace,
    attributes: '',
    robots: noindex,
  };
  // Separate scripts, in this order: a single one would be one long task.
  const entryScripts = entry
    .map((file) => `<script type="module" crossorigin src="/${file}"></script>`)
    .join('');

  const requestOf = (rel, file) => `<link rel=${rel} crossorigin href="/${file}">`;
  const entryRequests = entry.map((file) => requestOf('"modulepreload"', file));

  /**
   * A document that starts with its policy, which contains the hashes of its inline parts. The requests of its code follow at once: a
   * browser requests nothing before it has read the policy, and the style behind it is most of the document's first packets. In a
   * page with content their priority is low: at the usual one they delay the document's own end, and its first picture. The scripts
   * themselves stand behind the early script, which hears them fail.
   */
  function finish(parts, requests = []) {
    const html = fill(template, { ...common, ...parts });
    const policy = escaped(documentPolicy(inlineOf(html), configuration));
    return html.replace(
      policyPlace,
      () => `<meta http-equiv="Content-Security-Policy" content="${policy}" />${requests.join('')}`,
    );
  }

  return {
    /** The empty page for any address, rendered by its scripts and not indexed. */
    shell: () =>
      finish(
        {
          attributes: ` data-api="${escaped(configuration.apiRoot)}"`,
          head: `<title>${escaped(configuration.brand)}</title>`,
          style: `<link rel="stylesheet" href="/${styleFile}">`,
          page: `${entryScripts}<div id="root"></div>`,
        },
        entryRequests,
      ),

    /**
     * The shell with a prerendered page. It inlines the style that the page uses; the whole style loads once the page is hydrated
     * (src/main.tsx).
     */
    page: ({ head, body, data }, { scripts, isListed }) => {
      const ownRequests = scripts
        .filter((file) => !entry.includes(file))
        .map((file) => requestOf('"preload" as="fetch"', file));
      const isAdding = body.includes(' data-add=');
      const root = isAdding ? ` data-api="${escaped(configuration.apiRoot)}"` : '';
      return finish(
        {
          attributes: ` data-style="/${styleFile}"${root}`,
          robots: isListed ? '' : noindex,
          head,
          style: `<style>${styleOf(body)}</style>`,
          page:
            `${isAdding ? addLines() : ''}${entryScripts}<div id="root">${body}</div>` +
            `<script type="application/json" id="${prerenderedId}">${data}</script>`,
        },
        [...entryRequests, ...ownRequests].map((link) => link.replace('>', ' fetchpriority="low">')),
      );
    },
  };
}
