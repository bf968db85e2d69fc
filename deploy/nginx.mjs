import { block, providerPaths, regexOf, sortedShapes } from './shapes.mjs';

/** Headers of every answer, including those that nginx makes itself. */
const everyAnswer = { 'x-content-type-options': 'nosniff' };

/** The answer in the provider's place while it is unreachable. */
export const away = JSON.stringify({
  message: 'Le service est momentanément indisponible. Veuillez réessayer plus tard.',
});

/** The path at which a provider reports a change of its catalogue to the shop's host (`listener.mjs`). */
export const changePath = '/catalogue-change';

/**
 * The shop as an nginx server, for `conf.d/` (1.22 with the brotli module of Debian or newer): `root` is the folder of the built
 * shop, `origin` its public address; over https with the certificate of `tls`. `listen` is the address or port where another server
 * is in front of it. `api` is the address of a provider on the same host, `listener` that of the listener for catalogue changes.
 * @param {object} rules what the built shop says of itself (src/boot/prerender.tsx)
 * @param {Recipe} recipe
 *
 * @typedef {{ origin: string, root: string, listen?: string, tls?: { certificate: string, key: string }, api?: string, listener?: string, brotli?: boolean }} Recipe
 */
export function nginxOf(rules, { origin, root, listen, tls, api, listener, brotli = true }) {
  const { servedHeaders, strictTransport, trackingNames, wellKnown } = rules;
  const { withShell, withPage, withoutSlash, withSlash, named } = sortedShapes(rules);
  const { hostname, protocol, port } = new URL(origin);
  const isSecure = protocol === 'https:';

  const headerLines = (all) =>
    Object.entries(all)
      .map(([name, value]) => `add_header ${name} "${value}" always;`)
      .join('\n');
  const headers = (kind) => headerLines({ ...servedHeaders[kind], ...(isSecure ? strictTransport : {}) });
  const compressed = `gzip_static on;${brotli ? '\nbrotli_static on;' : ''}`;
  const back = 'if ($request_method = POST) { return 303 $belier_itself; }';
  const page = (head, files) => block(head, back, compressed, headers('document'), `try_files ${files};`);
  const file = (head, kind, ...more) =>
    block(head, compressed, headers(kind), 'error_page 404 @nofile;', ...more, 'try_files $uri =404;');

  const maps = [
    '# A page that was made beforehand is sent where the query is empty, or only says where a visitor came from.',
    block(
      'map $args $belier_page',
      'default "";',
      // Without a query no pattern is tried.
      '"" ".html";',
      `"~^(?:(?:${trackingNames})=[^&]*(?:&|$))*$" ".html";`,
    ),
    '# The address that was asked for, as a path of this site whatever it looks like.',
    block('map $request_uri $belier_itself', 'default /;', '"~^[/\\x5c]*(?<belier_path>.*)$" /$belier_path;'),
    '# The same without its query and the slashes at its end, if it has any.',
    block(
      'map $request_uri $belier_bare',
      'default "";',
      '"~^[/\\x5c]*(?<belier_name>[^?]*[^?/])/+(?:\\?|$)" /$belier_name;',
    ),
    '# The same with the fixed words of its page in lower case.',
    block(
      'map $request_uri $belier_canonical',
      'default "";',
      ...named.map(
        (shape) =>
          `"~*^${shape.replaceAll('.', '\\.').replace('*', '(?<belier_part>[^/?]+)').replace(/\/$/, '')}/*(?:\\?|$)" ${shape.replace('*', '$belier_part')};`,
      ),
    ),
  ];

  const server = block(
    'server',
    ...(tls === undefined
      ? [`listen ${listen ?? (port === '' ? 80 : port)};`]
      : [
          `listen ${listen ?? (port === '' ? 443 : port)} ssl http2;`,
          `ssl_certificate ${tls.certificate};`,
          `ssl_certificate_key ${tls.key};`,
        ]),
    `server_name ${hostname};`,
    `root ${root};`,
    'charset utf-8;',
    'charset_types text/plain text/xml text/css application/javascript application/json application/manifest+json image/svg+xml;',
    'server_tokens off;',
    'absolute_redirect off;',
    'merge_slashes off;',
    'gzip_vary on;',
    'error_page 404 /404.html;',
    '# With what has no headers of its own: redirects, and refusals before any place below.',
    headers('missing'),
    '',
    ...(api ? providerPaths : []).map((path) =>
      block(
        `location ^~ ${path}`,
        `proxy_pass ${api};`,
        'proxy_http_version 1.1;',
        'proxy_set_header Host $http_host;',
        'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
        'proxy_set_header X-Forwarded-Proto $scheme;',
        // The caller's X-Forwarded-Host is not forwarded.
        'proxy_set_header X-Forwarded-Host "";',
        // nginx adds the header to all answers, its own included.
        'proxy_hide_header X-Content-Type-Options;',
        headerLines({ ...everyAnswer, ...(isSecure ? strictTransport : {}) }),
        'error_page 502 504 @away;',
      ),
    ),
    listener && block(`location = ${changePath}`, `proxy_pass ${listener}/;`, 'client_max_body_size 16k;'),
    ...Object.entries(wellKnown).map(([path, to]) => block(`location = ${path}`, `return 303 ${to};`)),
    block('location = /health', headers('missing'), 'default_type text/plain;', 'return 200 "ok\\n";'),
    file('location ^~ /assets/', 'asset'),
    file('location = /sw.js', 'worker'),
    page('location = /', '/pages/index$belier_page /index.html'),
    page(`location ~ "${regexOf(withShell)}"`, '/pages$uri$belier_page /index.html'),
    page(`location ~ "${regexOf(withPage)}"`, '/pages$uri.html =404'),
    ...withSlash.map((shape) =>
      block(`location ~ "^${shape.slice(0, -1)}(?://+)?$"`, `return 308 ${shape}$is_args$args;`),
    ),
    block(
      `location ~ "${regexOf(
        withoutSlash.filter((shape) => shape !== '/'),
        '/+',
      )}"`,
      'if ($belier_bare = "") { return 404; }',
      'return 308 $belier_bare$is_args$args;',
    ),
    block(
      `location ~* "${regexOf(
        named.map((shape) => shape.replace(/\/$/, '')),
        '/*',
      )}"`,
      'if ($belier_canonical = "") { return 404; }',
      'return 308 $belier_canonical$is_args$args;',
    ),
    '# Documents are sent under their pages’ addresses alone.',
    block('location ~ "\\.html$"', 'internal;', compressed, headers('document')),
    block('location ~ "^/(?:pages/|_[^/]*$)|\\.(?:br|gz)$|/\\.(?!well-known/)"', 'return 404;'),
    file('location = /site.webmanifest', 'file', 'types { }', 'default_type application/manifest+json;'),
    file('location ~ "\\.[A-Za-z0-9]+$"', 'file'),
    block('location /', 'return 404;'),
    block('location @away', 'default_type application/json;', headers('missing'), `return 502 '${away}';`),
    block(
      'location @nofile',
      'types { } default_type text/plain;',
      headers('missing'),
      'return 404 "404\\n";',
    ),
  );
  const toSecure = block(
    'server',
    'listen 80;',
    `server_name ${hostname};`,
    'location ^~ /.well-known/acme-challenge/ { root /var/www/html; }',
    headerLines(everyAnswer),
    `location / { return 301 ${origin}$request_uri; }`,
  );
  return `${[...maps, server, ...(tls !== undefined && listen === undefined ? [toSecure] : [])].join('\n')}\n`;
}
