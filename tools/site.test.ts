import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkSameBuild } from './site.mjs';

const dist = mkdtempSync(join(tmpdir(), 'belier-site-'));
afterAll(() => rmSync(dist, { recursive: true }));

const document = (script: string) =>
  `<script type="module" crossorigin src="/assets/vendor.js"></script><script type="module" crossorigin src="/assets/${script}.js"></script>`;

test('documents of one build are never written into another one', async () => {
  await expect(checkSameBuild({ entry: ['assets/vendor.js', 'assets/one.js'] }, dist)).rejects.toThrow(
    'holds no built shop',
  );
  writeFileSync(join(dist, 'index.html'), `<title>Bélier</title>${document('one')}`);
  await expect(
    checkSameBuild({ entry: ['assets/vendor.js', 'assets/one.js'] }, dist),
  ).resolves.toBeUndefined();
  await expect(checkSameBuild({ entry: ['assets/vendor.js', 'assets/two.js'] }, dist)).rejects.toThrow(
    `${dist} holds another build than the last one here, and stays as it is.`,
  );
});
