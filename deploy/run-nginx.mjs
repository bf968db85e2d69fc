import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** How to install the recipe's server, where it is missing. */
export const howToGetNginx = 'apt-get install -y nginx libnginx-mod-http-brotli-static';

export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;
export const hasBrotli = () => existsSync(brotliModule);

/** The configuration around the shop's own file, for an nginx that serves nothing else. */
const whole = (folder, site) => `${hasBrotli() ? `load_module ${brotliModule};\n` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log stderr warn;
worker_processes 1;
events { worker_connections 256; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  include ${site};
}
`;

const healthOf = (url) => async () => (await fetch(`${url}/health`)).ok;

/**
 * Starts nginx with a file of `conf.d/`. Resolves with a function that stops it, once it answers: at `url`, or as `answers` finds
 * out.
 * @param {{ folder: string, site: string, url?: string, answers?: () => Promise<boolean> }} site
 */
export async function startNginx({ folder, site, url, answers = healthOf(url) }) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, whole(folder, site));
  const program = spawn('nginx', ['-c', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  program.stderr.on('data', (text) => {
    said += text;
  });
  for (let tries = 0; tries < 100; tries += 1) {
    if (program.exitCode !== null) throw new Error(`nginx did not start:\n${said}`);
    if (await answers().catch(() => false))
      return {
        stop: () =>
          new Promise((resolve) => {
            program.once('exit', resolve);
            program.kill();
          }),
      };
    await wait(50);
  }
  program.kill();
  throw new Error(`nginx does not answer (${site}):\n${said}`);
}
