import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

export const hasCaddy = () => spawnSync('caddy', ['version']).status === 0;

/**
 * Starts Caddy with a Caddyfile for an http address. Resolves with a function that stops it, once it answers at `url`.
 * @param {{ folder: string, caddyfile: string, url: string }} site
 */
export async function startCaddy({ folder, caddyfile, url }) {
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, `{\n\tadmin off\n\tauto_https off\n}\n${caddyfile}`);
  const program = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  program.stderr.on('data', (text) => {
    said += text;
  });
  for (let tries = 0; tries < 100; tries += 1) {
    if (program.exitCode !== null) throw new Error(`Caddy did not start:\n${said}`);
    const isUp = await fetch(`${url}/health`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp)
      return {
        stop: () =>
          new Promise((resolve) => {
            program.once('exit', resolve);
            program.kill();
          }),
      };
    await wait(100);
  }
  program.kill();
  throw new Error(`Caddy does not answer:\n${said}`);
}
