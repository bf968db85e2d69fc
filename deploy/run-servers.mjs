import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** How to install the recipes' servers, where one is missing. */
export const howToGetThem = 'apt-get install -y nginx libnginx-mod-http-brotli-static caddy';

export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0;
export const hasCaddy = () => spawnSync('caddy', ['version']).status === 0;
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

/** Starts a server. Resolves with a function that stops it, once it `answers`. */
async function start(name, args, { answers, env = process.env }) {
  const program = spawn(name, args, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  program.stderr.on('data', (text) => {
    said += text;
  });
  for (let tries = 0; tries < 100; tries += 1) {
    if (program.exitCode !== null) throw new Error(`${name} did not start:\n${said}`);
    if (await answers().catch(() => false))
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
  throw new Error(`${name} does not answer:\n${said}`);
}

const healthOf = (url) => async () => (await fetch(`${url}/health`)).ok;

/**
 * Starts nginx with a file of `conf.d/`. Resolves with a function that stops it, once it answers: at `url`, or as `answers` finds
 * out.
 * @param {{ folder: string, site: string, url?: string, answers?: () => Promise<boolean> }} site
 */
export function startNginx({ folder, site, url, answers = healthOf(url) }) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, whole(folder, site));
  return start('nginx', ['-c', file], { answers });
}

/**
 * Starts Caddy with a Caddyfile for an http address. Resolves with a function that stops it, once it answers at `url`.
 * @param {{ folder: string, caddyfile: string, url: string }} site
 */
export function startCaddy({ folder, caddyfile, url }) {
  mkdirSync(folder, { recursive: true });
  const config = join(folder, 'Caddyfile');
  writeFileSync(config, `{\n\tadmin off\n\tauto_https off\n}\n${caddyfile}`);
  return start('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], {
    answers: healthOf(url),
    env: { ...process.env, HOME: folder },
  });
}
