import { expect, test } from 'vitest';
import { documentPolicy } from './document-policy.ts';
import { servedHeaders } from './served-headers.ts';

const inline = { styles: ["'sha256-A='"], scripts: ["'sha256-B='", "'sha256-C='"] };

test('a document may run and wear what stands in it and what the shop’s own host sends, and nothing else', () => {
  expect(documentPolicy(inline, { apiRoot: '/api/v1', mediaRoot: '' }).split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self' 'sha256-B=' 'sha256-C='",
    "style-src 'self' 'sha256-A='",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
  ]);
});

test('a provider on another host is called, and its pictures are shown; nothing of it runs', () => {
  const policy = documentPolicy(
    { styles: [], scripts: [] },
    { apiRoot: 'https://api.exemple.ci/api/v1', mediaRoot: 'https://images.exemple.ci/betail' },
  );
  expect(policy).toContain("connect-src 'self' https://api.exemple.ci;");
  expect(policy).toContain("img-src 'self' data: https://images.exemple.ci;");
  expect(policy).toContain("script-src 'self';");
});

test('the header of a document names who may frame it, and nothing that the document’s own policy decides', () => {
  expect(servedHeaders.document['content-security-policy']).toBe("frame-ancestors 'none'");
});
