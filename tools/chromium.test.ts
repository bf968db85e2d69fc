import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { systemChromium } from './chromium.mjs';

const folder = mkdtempSync(join(tmpdir(), 'un navigateur '));
const browser = join(folder, 'chromium');
writeFileSync(browser, '');
afterAll(() => rmSync(folder, { recursive: true }));

it('a browser is found in PATH; CHROMIUM_PATH goes before it', () => {
  expect(systemChromium({ PATH: `/nowhere:${folder}` })).toBe(browser);
  expect(systemChromium({ PATH: '', CHROMIUM_PATH: browser })).toBe(browser);
});

it.each(['CHROMIUM_PATH', 'HEADLESS_SHELL_PATH'])(
  '%s that names no file ends the run with a sentence',
  (name) => {
    const code = "import('./tools/chromium.mjs').then(({ noticeBrowser }) => noticeBrowser())";
    const { status, stderr } = spawnSync(process.execPath, ['-e', code], {
      env: { [name]: join(folder, 'absent') },
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain(`${name} is "${join(folder, 'absent')}", but there is no such file`);
  },
);
