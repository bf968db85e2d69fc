import { away, changePath } from './nginx.mjs';
import { block, providerPaths, regexOf, sortedShapes } from './shapes.mjs';

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
  const headersOf = (all) =>
    block('header', ...Object.entries(all).map(([name, value]) => `${name} \`${value}\``));
  const headers = (kind) => headersOf(servedHeaders[kind]);
  const matching = (name, pattern, ...more) => block(`@${name}`, `path_regexp \`${pattern}\``, ...more);
  const files = block('file_server', 'precompressed br gzip', 'index off', 'disable_canonical_uris');
  const page = (name, ...way) => block(`handle @${name}`, headers('document'), ...way, files);
  const proxy = (address) => `reverse_proxy ${address.replace(/^https?:\/\//, '')}`;
  const isSecure = origin.startsWith('https:');
  const everyName = `http${isSecure ? 's' : ''}://:${new URL(origin).port || (isSecure ? 443 : 80)}`;
  const others = `# Caddy would answer other names with an empty page.\n${block(everyName, 'respond 421')}`;
  return `# Written by npm run deploy -- recipes.\n${others}\n${block(
    origin,
    `root * ${root}`,
    'header ?X-Content-Type-Options nosniff',
    isSecure && headersOf(strictTransport),
    ...(api ? providerPaths.map((path) => block(`handle ${path}*`, proxy(api))) : []),
    listener && block(`handle ${changePath}`, 'rewrite * /', proxy(listener)),
    ...Object.entries(wellKnown).map(([path, to]) => block(`handle ${path}`, `redir * ${to} 303`)),
    block('handle /health', headers('missing'), 'respond "ok" 200'),
    block('handle /assets/*', headers('asset'), files),
    block('handle /sw.js', headers('worker'), files),
    '# Matchers of paths see them decoded, with their slashes merged.',
    block('@doubled', 'vars_regexp {uri} `^[^?]*//+[^/?]`'),
    block('handle @doubled', 'error 404'),
    matching('posted', regexOf([...withShell, ...withPage, '/']), 'method POST'),
    block('handle @posted', 'redir {uri} 303'),
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
        // Not to itself, where a part of it is encoded.
        '@led `{uri} != {http.request.orig_uri}`',
        'redir @led {uri} 308',
        'error 404',
      ),
    ),
    block('@hidden', 'path_regexp `^/(?:pages/|_[^/]*$)|\\.(?:html|br|gz)$|/\\.`', 'not path /.well-known/*'),
    block('handle @hidden', 'error 404'),
    'header /site.webmanifest content-type application/manifest+json',
    block('handle', headers('file'), files),
    block(
      'handle_errors',
      '@away `{err.status_code} in [502, 504]`',
      block(
        'handle @away',
        headers('missing'),
        'header content-type application/json',
        `respond \`${away}\` 502`,
      ),
      matching('nofile', '^/assets/|\\.[A-Za-z0-9]+$', 'not path *.html'),
      block('handle @nofile', headers('missing'), 'respond "404" 404'),
      block('handle', 'rewrite * /404.html', headers('document'), files),
    ),
  )}\n`;
}
