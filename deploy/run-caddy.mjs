import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const hasCaddy = () => spawnSync('caddy', ['version']).status === 0;

const options = '{\n\tadmin off\n\tauto_https disable_redirects\n\tskip_install_trust\n}\n';

/**
 * Starts Caddy with a Caddyfile; over https it has a certificate of its own. Resolves with a function that stops it, once it listens.
 * @param {{ folder: string, caddyfile: string }} site
 */
export async function startCaddy({ folder, caddyfile }) {
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, options + caddyfile);
  const program = spawn('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  await new Promise((resolve, reject) => {
    program.stderr.on('data', (text) => {
      said += text;
      if (said.includes('serving initial configuration')) resolve();
    });
    program.once('error', reject);
    program.once('exit', () => reject(new Error(`Caddy did not start:\n${said}`)));
  });
  return {
    stop: async () => {
      program.kill();
      await once(program, 'exit');
    },
  };
}
