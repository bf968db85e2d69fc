import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './network.mjs';
import { run } from './run.mjs';

const debian = '/usr/lib/postgresql';

/** The folder of PostgreSQL's server programs, or undefined if it is not installed. */
function programs() {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debian, version, 'bin')), '/usr/local/bin', '/usr/bin'];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** The user for PostgreSQL, which refuses to run as root: the one of its package, or nobody. */
function lesserAccount() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag) => Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // No such user: try the next one.
    }
  }
  return undefined;
}

/** The signal of each mode of `pg_ctl stop -m`. */
const signals = { fast: 'SIGINT', immediate: 'SIGQUIT' };

/**
 * Starts a PostgreSQL server for tests on loopback, in a folder that is removed at the end. `restart` stops it like `pg_ctl -m`,
 * also during calls, and starts it again on the same port and data.
 * @returns {Promise<{ url: string, stop: () => Promise<void>, restart: (mode: 'fast' | 'immediate') => Promise<void> } | undefined>}
 * undefined where none can run here.
 */
export async function startPostgres() {
  const folder = programs();
  const account = lesserAccount();
  if (folder === undefined || account === undefined) return undefined;

  const data = mkdtempSync(join(tmpdir(), 'belier-postgres-'));
  chmodSync(data, 0o777);
  const remove = () => rmSync(data, { recursive: true, force: true });
  const cluster = join(data, 'cluster');
  const made = await run(
    join(folder, 'initdb'),
    ['-D', cluster, '-U', 'belier', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    {
      account,
    },
  );
  if (made.code !== 0) {
    remove();
    return undefined;
  }
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${data}`,
    'fsync=off',
  ];
  const begin = async () => {
    const server = spawn(
      join(folder, 'postgres'),
      ['-D', cluster, ...settings.flatMap((setting) => ['-c', setting])],
      {
        ...account,
        cwd: data,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    );
    const ended = new Promise((resolve) => server.on('exit', resolve));
    const isReady = await new Promise((resolve) => {
      server.stderr.setEncoding('utf8');
      server.stderr.on('data', (text) => text.includes('ready to accept connections') && resolve(true));
      server.on('exit', () => resolve(false));
    });
    const end = async (signal) => {
      server.kill(signal);
      await ended;
    };
    return { isReady, end };
  };
  let server = await begin();
  const stop = async () => {
    await server.end('SIGINT');
    remove();
  };
  if (!server.isReady) {
    await stop();
    return undefined;
  }
  const restart = async (mode) => {
    await server.end(signals[mode]);
    server = await begin();
    if (!server.isReady) throw new Error('PostgreSQL did not start again.');
  };
  return { url: `postgres://belier@127.0.0.1:${port}/postgres`, stop, restart };
}
