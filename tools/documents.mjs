import { createHash } from 'node:crypto';
import { pageStyles } from './page-style.mjs';
import { replacedOnce } from './replaced-once.mjs';

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

const noindex = '<meta name="robots" content="noindex" data-page />';
const fromFirstScript = /<script type="module".*(?=<\/body>)/s;

/**
 * Makes the shop's documents of what a build left (`built`: the document with its places still open, its style, the scripts of
 * each route) for one deployment: `renderer` has taken its values, and `written` are those that differ from the build's.
 */
export function documentMaker(renderer, { template, style, styleFile }, written) {
  const { configuration, configurationId, documentLines, documentPolicy, prerenderedId } = renderer;
  const styleOf = pageStyles(style);
  const json = JSON.stringify(written).replaceAll('<', '\\u003c');
  const lines = {
    ...documentLines(),
    configuration:
      Object.keys(written).length === 0
        ? ''
        : `<script type="application/json" id="${configurationId}">${json}</script>`,
  };
  const said = Object.entries(lines).reduce(
    (document, [name, line]) => replacedOnce(document, `<!--${name}-->`, () => line),
    template,
  );

  /** A document whose policy, which names what stands in it, is its first word. */
  function finish(replacements) {
    const html = replacements.reduce((text, [what, by]) => replacedOnce(text, what, by), said);
    const policy = documentPolicy(inlineOf(html), configuration);
    return replacedOnce(
      html,
      '<!--policy-->',
      () => `<meta http-equiv="Content-Security-Policy" content="${escaped(policy)}" />`,
    );
  }

  return {
    /** The page of any address, without a word of it: what it shows comes with its scripts. Nobody lists it. */
    shell: () =>
      finish([
        [/ data-api="[^"]*"/, () => ` data-api="${escaped(configuration.apiRoot)}"`],
        ['<!--robots-->', () => noindex],
        [/<title>[^<]*<\/title>/, () => `<title>${escaped(configuration.brand)}</title>`],
        ['<!--style-->', () => `<link rel="stylesheet" href="/${styleFile}">`],
      ]),

    /** A page without any script of the shop. */
    plain: ({ head, body }) =>
      finish([
        [/ data-api="[^"]*"/, () => ''],
        ['<!--robots-->', () => noindex],
        [/<title>[^<]*<\/title>/, () => head],
        ['<!--style-->', () => `<style>${styleOf(body)}</style>`],
        [fromFirstScript, () => ''],
        ['<div id="root"></div>', () => body],
      ]),

    /**
     * The shell with a page in it. Of the style it holds what the page's first paint needs; the whole is asked
     * for when the page answers a hand (src/main.tsx): until then the line is its scripts'. They stand before the page itself: a
     * slow phone takes longer to read and lay out a page than the line takes to bring it, and would ask for them after that.
     */
    page: ({ head, body, data }, { scripts, isListed }) => {
      const preloads = scripts
        .filter((file) => !template.includes(`/${file}"`))
        .map((file) => `<link rel="preload" as="fetch" crossorigin href="/${file}">`);
      let named = '';
      return finish([
        [/ data-api="[^"]*"/, () => ` data-style="/${styleFile}"`],
        ['<!--robots-->', () => (isListed ? '' : noindex)],
        [/<title>[^<]*<\/title>/, () => head],
        ['<!--style-->', () => `<style>${styleOf(body)}</style>`],
        [
          fromFirstScript,
          (fetched) => {
            named = `${fetched.trimEnd()}${preloads.join('')}`;
            return '';
          },
        ],
        [
          '<div id="root"></div>',
          () =>
            `${named}<div id="root">${body}</div><script type="application/json" id="${prerenderedId}">${data}</script>`,
        ],
      ]);
    },
  };
}
