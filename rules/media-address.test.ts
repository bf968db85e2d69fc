// §7 Conventions

import { expect, test } from 'vitest';
import { mediaAddress, mediaRootOf } from './media-address.ts';

test.each([
  ['/api/v1', undefined, ''],
  ['/api/v1', '', ''],
  ['https://api.exemple.ci/api/v1', undefined, 'https://api.exemple.ci'],
  ['http://localhost:4501/api/v1', undefined, 'http://localhost:4501'],
  ['https://api.exemple.ci/api/v1', 'https://images.exemple.ci/betail/', 'https://images.exemple.ci/betail'],
  ['/api/v1', 'https://images.exemple.ci', 'https://images.exemple.ci'],
])('with the API at %s and %s configured, paths of pictures stand behind %j', (api, configured, root) => {
  expect(mediaRootOf(api, configured)).toBe(root);
});

test.each([
  ['/media/animals/a.svg', 'https://api.exemple.ci/media/animals/a.svg'],
  ['media/animals/a.svg', 'https://api.exemple.ci/media/animals/a.svg'],
  ['https://images.exemple.ci/a.jpg', 'https://images.exemple.ci/a.jpg'],
  ['//images.exemple.ci/a.jpg', '//images.exemple.ci/a.jpg'],
  ['data:image/png;base64,AA==', 'data:image/png;base64,AA=='],
  ['', ''],
])('%j of a provider elsewhere is %j', (source, address) => {
  expect(mediaAddress(source, 'https://api.exemple.ci')).toBe(address);
});

test('a path on the shop’s own host is unchanged', () => {
  expect(mediaAddress('/media/animals/a.svg', '')).toBe('/media/animals/a.svg');
});
