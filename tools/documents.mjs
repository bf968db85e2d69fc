import { createHash } from 'node:crypto';
import { pageStyles } from './page-style.mjs';

const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const hashesOf = (html, element) =>
  Array.from(
    html.matchAll(element),
    ([, text]) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );

/** What a document holds beside what it fetches: the styles and the scripts that a policy has to name. */
const inlineOf = (html) => ({
  styles: hashesOf(html, /<style>([^<]*)<\/style>/g),
  scripts: hashesOf(html, /<script>(.*?)<\/script>/gs),
});

/** A document with its parts in their places (`<!--name-->`). Throws where a part has no place or a place no part. */
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
 * Makes the shop's documents of what a build left (`built`: index.html with its places, the shop's style, the scripts of its entry)
 * for one deployment: `renderer` has taken its values, and `written` are those that differ from the build's.
 */
export function documentMaker(renderer, { template, style, styleFile, entry }, written) {
  const { configuration, configurationId, documentLines, documentPolicy, prerenderedId } = renderer;
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
  // Each runs by itself, in this order: together they would be one long task.
  const entryScripts = entry
    .map((file) => `<script type="module" crossorigin src="/${file}"></script>`)
    .join('');

  /** A document whose policy, which names what stands in it, is its first word. */
  function finish(parts) {
    const html = fill(template, { ...common, ...parts });
    const policy = escaped(documentPolicy(inlineOf(html), configuration));
    return html.replace(
      policyPlace,
      () => `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
    );
  }

  return {
    /** The page of any address, without a word of it: what it shows comes with its scripts. Nobody lists it. */
    shell: () =>
      finish({
        attributes: ` data-api="${escaped(configuration.apiRoot)}"`,
        head: `<title>${escaped(configuration.brand)}</title>`,
        style: `<link rel="stylesheet" href="/${styleFile}">`,
        page: `<div id="root"></div>${entryScripts}`,
      }),

    /** A page without any script of the shop. */
    plain: ({ head, body }) => finish({ head, style: `<style>${styleOf(body)}</style>`, page: body }),

    /**
     * The shell with a page in it. Of the style it holds what the page's first paint needs; the whole is asked for when the page
     * answers a hand (src/main.tsx): until then the line is its scripts'. They stand before the page itself: a slow phone takes
     * longer to read and lay out a page than the line takes to bring it, and would ask for them after that.
     */
    page: ({ head, body, data }, { scripts, isListed }) => {
      const preloads = scripts
        .filter((file) => !entry.includes(file))
        .map((file) => `<link rel="preload" as="fetch" crossorigin href="/${file}">`);
      return finish({
        attributes: ` data-style="/${styleFile}"`,
        robots: isListed ? '' : noindex,
        head,
        style: `<style>${styleOf(body)}</style>`,
        page:
          `${entryScripts}${preloads.join('')}<div id="root">${body}</div>` +
          `<script type="application/json" id="${prerenderedId}">${data}</script>`,
      });
    },
  };
}
