import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Sandbox, startSandbox } from '#sandbox/server.ts';
import { strictSettings } from '#sandbox/strict-mode/strict-mode.ts';
import { loadRenderer } from '../tools/renderer.mjs';
import { root, run } from '../tools/run.mjs';
import { caddyOf } from './caddy.mjs';
import type { Layout } from './layouts.ts';
import { startCaddy } from './run-caddy.mjs';
import { writeStaticFiles } from './static-files.mjs';
import { startStaticHost } from './static-host.mjs';

/** Runs one of the project's commands with a deployment's values. Rejects with its output where it fails. */
async function command(file: string, args: readonly string[], values: Layout['values']): Promise<void> {
  const env = { NODE_ENV: undefined, ...values };
  const { code, output } = await run(process.execPath, [join(root, file), ...args], { env });
  if (code !== 0) throw new Error(`${file}:\n${output}`);
}

/** A running deployment: the folder of the served files, the provider's address and passwords, and a function that stops it. */
export type Standing = {
  served: string;
  providerUrl: string;
  passwords: Sandbox['passwords'];
  stop: () => Promise<void>;
};

/**
 * Deploys the built shop for one layout: configures and prerenders it (only configures it without `pages`; draws `pictures` for shared links), and starts a sandbox in
 * memory as its provider and the recipe's server.
 */
export async function standUp(layout: Layout, { pages = true, pictures = true } = {}): Promise<Standing> {
  const folder = join(root, '.cache/deploy', layout.name.replaceAll(/\W+/g, '-'));
  const dist = join(folder, 'dist');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, 'dist'), dist, { recursive: true });
  const sandbox = await startSandbox({
    port: layout.providerPort,
    settings: { ...(layout.strict === true ? strictSettings : {}), ...layout.settings },
  });
  const rules = await loadRenderer();
  try {
    const to = ['--origin', layout.shop, '--dist', dist];
    if (pages) {
      const from = ['--from', `${sandbox.url}/api/v1`, ...(pictures ? [] : ['--pictures', 'none'])];
      await command('tools/prerender.mjs', [...to, ...from], layout.values);
    } else await command('tools/configure.mjs', to, layout.values);
    const server = await serve(layout, { folder, dist, rules, api: sandbox.url });
    const stop = async () => {
      await server.stop();
      await sandbox.stop();
    };
    const served = layout.server === 'static' ? join(folder, 'static') : dist;
    return { served, providerUrl: sandbox.url, passwords: sandbox.passwords, stop };
  } catch (error) {
    await sandbox.stop();
    throw error;
  }
}

async function serve(
  { shop, server, provider }: Layout,
  { folder, dist, rules, api }: { folder: string; dist: string; rules: Record<string, unknown>; api: string },
): Promise<{ stop: () => Promise<void> }> {
  if (server === 'static') {
    const target = join(folder, 'static');
    await writeStaticFiles(rules, { dist, target, isSecure: false });
    return startStaticHost({ folder: target, port: Number(new URL(shop).port), host: 'localhost' });
  }
  const recipe = { origin: shop, root: dist, ...(provider === shop ? { api } : {}) };
  return startCaddy({ folder, caddyfile: caddyOf(rules, recipe) });
}
