import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { createServer, type ViteDevServer } from 'vite';
import { copyTree } from '../../tools/files.mjs';
import { taken } from './hydrated.ts';
import { patience } from './patience.ts';
import { test as served } from './served.ts';
import { requestsOf } from './watched.ts';

const root = join(import.meta.dirname, '../..');

type Development = { developed: { address: string; edit: (file: string, from: string, to: string) => void } };

/** The development server (`npm run dev`) over an editable copy of the sources. */
const test = served.extend<object, Development>({
  developed: [
    async ({ shopFor }, use) => {
      const copy: string = await copyTree('development');
      for (const folder of ['node_modules', 'styled-system'])
        symlinkSync(join(root, folder), join(copy, folder));
      const sandbox = new URL(await shopFor('development'));
      process.env.SANDBOX_PORT = sandbox.port;
      const server: ViteDevServer = await createServer({
        root: copy,
        configFile: join(copy, 'vite.config.ts'),
        cacheDir: join(copy, '.cache/vite'),
        logLevel: 'error',
        server: { port: Number(sandbox.port) + 10, fs: { allow: [copy, root] } },
      });
      await server.listen();
      await use({
        address: server.resolvedUrls?.local[0] ?? '',
        edit: (file, from, to) => {
          const text = readFileSync(join(copy, file), 'utf8');
          expect(text.split(from)).toHaveLength(2);
          writeFileSync(join(copy, file), text.replace(from, to));
        },
      });
      await server.close();
      rmSync(copy, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 * patience },
  ],
});

test('in development a page logs nothing, an edited machine is replaced and keeps the typed text, and ?inspect logs its states', async ({
  page,
  developed: { address, edit },
}) => {
  test.slow();
  const complaints: string[] = [];
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error') complaints.push(message.text());
    if (message.text().startsWith('[code-entry]')) logged.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));

  for (const path of ['', 'shop', 'login', 'register']) {
    const quiet = requestsOf(page);
    await page.goto(address + path);
    await taken(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await quiet();
  }

  await page.evaluate(() => localStorage.setItem('_email', 'awa@exemple.ci'));
  await page.goto(`${address}otp?inspect`);
  const boxes = page.getByRole('textbox');
  const typed = () => boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value).join(' '));
  await expect.poll(() => logged.length).toBeGreaterThan(0);
  await boxes.first().click();
  await page.keyboard.type('48');
  await expect.poll(typed).toBe('4 8    ');
  expect(logged.join('\n')).toContain('[code-entry] digit.typed → {filling: idle}');

  const begun = () => logged.filter((line) => line.includes('xstate.init')).length;
  const before = begun();
  expect(before).toBeGreaterThan(0);
  edit(
    'machines/account/code-entry.machine.ts',
    'typedInto(context.boxes, box, text)',
    "typedInto(context.boxes, box, '7')",
  );
  // The edited machine logs its initial state when it receives events.
  await expect.poll(begun).toBeGreaterThan(before);
  await expect.poll(typed).toBe('4 8    ');
  await page.keyboard.type('2');
  await expect.poll(typed).toBe('4 8 7   ');
  expect(complaints).toEqual([]);
});
