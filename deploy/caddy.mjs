/** A block of a Caddyfile, without the lines that are not there. */
const block = (head, ...lines) =>
  `${head} {\n${lines
    .filter(Boolean)
    .join('\n')
    .replaceAll(/^(?=.)/gm, '\t')}\n}`;

/** Path patterns as one regular expression over decoded paths. */
const regexOf = (shapes, end = '') =>
  `^/(?:${shapes.map((shape) => shape.slice(1).replaceAll('.', '\\.').replaceAll('*', '[^/]+')).join('|')})${end}$`;

/** Paths that the provider answers where it is on the shop's own host. */
const providerPaths = ['/api/', '/media/', '/sandbox/'];

/** The answer in the provider's place while it is unreachable. */
const away = JSON.stringify({
  message: 'Le service est momentanément indisponible. Veuillez réessayer plus tard.',
});

/**
 * The shop as a Caddyfile (Caddy 2.6 or newer, which manages its own certificate): `root` is the folder of the built shop, `origin`
 * its public address, `api` the address of a provider on the same host, `asked` the API's root as this server reaches it, which
 * `/health/api` asks for its categories.
 * @param {Record<string, any>} rules what the built shop says of itself (src/boot/prerender.tsx)
 * @param {{ origin: string, root: string, api?: string, asked?: string }} recipe
 */
export function caddyOf(
  { readNames, servedHeaders, shopAddresses, strictTransport, wellKnown },
  { origin, root, api, asked },
) {
  const shapes = Object.keys(shopAddresses);
  const withShell = shapes.filter((shape) => shopAddresses[shape] === 'shell');
  const withPage = shapes.filter((shape) => shopAddresses[shape] === 'missing');
  const named = shapes.filter((shape) => shape !== '/');
  const fixedWords = [...new Set(named.flatMap((shape) => /^[^*]*[^*/]/.exec(shape) ?? []))];

  const headersOf = (all) =>
    block('header', ...Object.entries(all).map(([name, value]) => `${name} \`${value}\``));
  const headers = (kind) => headersOf(servedHeaders[kind]);
  const matching = (name, pattern, ...more) => block(`@${name}`, `path_regexp \`${pattern}\``, ...more);
  const files = block('file_server', 'precompressed br gzip', 'index off', 'disable_canonical_uris');
  const page = (name, ...way) => block(`handle @${name}`, headers('document'), ...way, files);
  const isSecure = origin.startsWith('https:');
  const everyName = `http${isSecure ? 's' : ''}://:${new URL(origin).port || (isSecure ? 443 : 80)}`;

  return `# Written by npm run deploy -- recipes.
# Caddy would answer other names with an empty page.
${block(everyName, 'respond 421')}
${block(
  origin,
  `root * ${root}`,
  'header ?X-Content-Type-Options nosniff',
  isSecure && headersOf(strictTransport),
  ...(api === undefined
    ? []
    : providerPaths.map((path) => block(`handle ${path}*`, `reverse_proxy ${new URL(api).host}`))),
  ...Object.entries(wellKnown).map(([path, to]) => block(`handle ${path}`, `redir * ${to} 303`)),
  block('handle /health', headers('missing'), 'respond "ok" 200'),
  asked &&
    block(
      'handle /health/api',
      headers('missing'),
      'method GET',
      `rewrite * ${new URL(asked).pathname}/ecommerce/categories`,
      block(
        `reverse_proxy ${new URL(asked).origin}`,
        'header_up Host {upstream_hostport}',
        '@well status 2xx',
        block('handle_response @well', 'respond "ok" 200'),
        block('handle_response', 'respond "The provider answers {rp.status_code}." 502'),
        block('transport http', 'dial_timeout 5s', 'response_header_timeout 15s'),
      ),
    ),
  block('handle /assets/*', headers('asset'), files),
  block('handle /sw.js', headers('worker'), files),
  '# Matchers of paths see them decoded, with their slashes merged.',
  block('@doubled', 'vars_regexp {uri} `^[^?]*//+[^/?]`'),
  block('handle @doubled', 'error 404'),
  matching('posted', regexOf(shapes), 'method POST'),
  block('handle @posted', 'redir {uri} 303'),
  '# A page that was made beforehand is sent unless its query has a name that some page reads.',
  matching(
    'plain',
    regexOf(withShell),
    `expression \`!{query}.matches("(?:^|&)(?:${readNames})(?:[=&]|$)")\``,
  ),
  page('plain', 'rewrite / /index', 'try_files /pages{path}.html /index.html'),
  matching('known', regexOf(withShell)),
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
      ...named
        .filter((shape) => shape.endsWith('/'))
        .map((shape) => `uri path_regexp ^${shape.slice(0, -1)}$ ${shape}`),
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
)}
`;
}
