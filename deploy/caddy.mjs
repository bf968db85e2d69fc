import { changePath } from './nginx.mjs';
import { providerPaths, sortedShapes } from './shapes.mjs';

const indented = (text) => text.replaceAll(/^(?=.)/gm, '\t');
const block = (head, ...lines) => `${head} {\n${indented(lines.filter(Boolean).join('\n'))}\n}`;
const regexOf = (shapes, end = '') =>
  `^/(?:${shapes.map((shape) => shape.slice(1).replaceAll('.', '\\.').replaceAll('*', '[^/]+')).join('|')})${end}$`;

/**
 * The shop as a Caddyfile (Caddy 2, which manages its own certificate), from the same rules as nginx's.
 * @param {Record<string, any>} rules
 * @param {import('./nginx.mjs').Recipe} recipe
 */
export function caddyOf(
  { servedHeaders, strictTransport, trackingNames, wellKnown, ...rules },
  { origin, root, api, listener },
) {
  const { withShell, withPage, withSlash, named } = sortedShapes(rules);
  const fixedWords = [...new Set(named.flatMap((shape) => /^[^*]*[^*/]/.exec(shape) ?? []))];
  const headers = (kind) => {
    const all = { ...servedHeaders[kind], ...(origin.startsWith('https:') ? strictTransport : {}) };
    return block('header', ...Object.entries(all).map(([name, value]) => `${name} \`${value}\``));
  };
  const matching = (name, pattern, ...more) => block(`@${name}`, `path_regexp \`${pattern}\``, ...more);
  const files = block('file_server', 'precompressed br gzip', 'index off');
  const page = (name, ...way) => block(`handle @${name}`, headers('document'), ...way, files);
  const posted = (name) => block(`handle @${name}`, 'redir {uri} 303');
  return `# Written by npm run deploy -- recipes.\n${block(
    origin,
    `root * ${root}`,
    'header ?X-Content-Type-Options nosniff',
    ...(api === undefined
      ? []
      : providerPaths.map((path) =>
          block(`handle ${path}*`, `reverse_proxy ${api.replace(/^https?:\/\//, '')}`),
        )),
    ...(listener === undefined
      ? []
      : [
          block(
            `handle ${changePath}`,
            'rewrite * /',
            `reverse_proxy ${listener.replace(/^https?:\/\//, '')}`,
          ),
        ]),
    ...Object.entries(wellKnown).map(([path, to]) => block(`handle ${path}`, `redir * ${to} 303`)),
    block('handle /health', 'respond "ok" 200'),
    block('handle /assets/*', headers('asset'), files),
    block('handle /sw.js', headers('worker'), files),
    matching('posted', regexOf([...withShell, ...withPage, '/']), 'method POST'),
    posted('posted'),
    block(
      '@plain',
      `expression \`{query} == "" || {query}.matches("^(?:(?:${trackingNames})=[^&]*(?:&|$))*$")\``,
      `path_regexp \`${regexOf([...withShell, '/'])}\``,
    ),
    page('plain', 'rewrite / /index', 'try_files /pages{path}.html /index.html'),
    matching('known', regexOf([...withShell, '/'])),
    page('known', 'rewrite * /index.html'),
    matching('whole', regexOf(withPage)),
    page('whole', 'try_files /pages{path}.html =404'),
    matching(
      'other',
      `(?i)${regexOf(
        named.map((shape) => shape.replace(/\/$/, '')),
        '/*',
      )}`,
    ),
    block(
      'handle @other',
      // In this order: `handle` would redirect first.
      block(
        'route',
        'uri path_regexp /+$ ""',
        ...fixedWords.map((word) => `uri path_regexp (?i)^${word}(/|$) ${word}$1`),
        ...withSlash.map((shape) => `uri path_regexp ^${shape.slice(0, -1)}$ ${shape}`),
        'redir {uri} 308',
      ),
    ),
    block('@hidden', 'path_regexp `^/(?:pages/|_[^/]*$)|\\.(?:html|br|gz)$|/\\.`', 'not path /.well-known/*'),
    block('handle @hidden', 'error 404'),
    block('handle', headers('file'), files),
    block('handle_errors', 'rewrite * /404.html', headers('document'), files),
  )}\n`;
}
