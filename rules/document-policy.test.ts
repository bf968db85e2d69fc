import { expect, test } from 'vitest';
import { documentPolicy } from './document-policy.ts';
import { servedHeaders } from './served-headers.ts';

const inline = { styles: ["'sha256-A='"], scripts: ["'sha256-B='", "'sha256-C='"] };

test('a document allows its inline scripts and styles and those of the shop’s own host, and no others', () => {
  expect(documentPolicy(inline, { apiRoot: '/api/v1', mediaRoot: '', reportsTo: '' }).split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-B=' 'sha256-C='",
    "style-src 'self' 'sha256-A='",
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ]);
});

test('a provider on another host can be called and its pictures and films shown, but not its scripts', () => {
  const policy = documentPolicy(
    { styles: [], scripts: [] },
    {
      apiRoot: 'https://api.exemple.ci/api/v1',
      mediaRoot: 'https://images.exemple.ci/betail',
      reportsTo: '',
    },
  );
  expect(policy).toContain("connect-src 'self' https://api.exemple.ci;");
  expect(policy).toContain("img-src 'self' data: https://images.exemple.ci;");
  expect(policy).toContain("media-src 'self' https://images.exemple.ci;");
  expect(policy).toContain("script-src 'self';");
});

test.each([
  ['', ''],
  ['/rapports', ''],
  ['https://api.exemple.ci/rapports', ' https://api.exemple.ci'],
  ['https://suivi.exemple.ci/rapports?cle=1', ' https://api.exemple.ci https://suivi.exemple.ci'],
])('reports to « %s » are requests that its policy names, once', (reportsTo, named) => {
  const apiRoot = named === '' ? '/api/v1' : 'https://api.exemple.ci/api/v1';
  expect(documentPolicy(inline, { apiRoot, mediaRoot: '', reportsTo })).toContain(
    `connect-src 'self'${named};`,
  );
});

test('the header of a document contains frame-ancestors, and nothing of the document’s own policy', () => {
  expect(servedHeaders.document['content-security-policy']).toBe("frame-ancestors 'none'");
});
