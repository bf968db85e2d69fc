import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify from 'fastify';
import { root } from './run.mjs';

/**
 * An entry of Storybook's index.
 * @typedef {{ id: string, type: string, title: string, name: string, tags?: string[] }} Entry
 */

/** Serves a built workshop; returns its entries and its address. */
export async function serveWorkshop(folder = join(root, 'storybook-static')) {
  const server = fastify();
  server.register(fastifyStatic, { root: folder, maxAge: '1h' });
  // Browsers request it automatically.
  server.get('/favicon.ico', (_, answer) => answer.code(204).send());
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  /** @type {{ entries: Record<string, Entry> }} */
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  return { entries: Object.values(entries), origin, close: () => server.close() };
}
