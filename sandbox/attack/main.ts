import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../tools/postgres.mjs';
import { putOnSale } from '../customer/purchases.ts';
import { emptyPostgres } from '../database/reset.ts';
import { endProcess, startProcess } from '../process.ts';
import { type SandboxOptions, startSandbox } from '../server.ts';
import type { Finding } from './attack.ts';
import { attackGroups } from './attacks.ts';
import { fill, underLoad } from './load.ts';
import { ordersAmid, type Struck, strikesOn } from './restarts.ts';

/*
 * `npm run attack [seed] [load | away]`: every attack at its full count, then the load, on the embedded database and on
 * PostgreSQL, then orders while PostgreSQL goes away; with `load` or `away` that alone. Prints a table; ends with 1 where a
 * door is open, or where no PostgreSQL can be started. Times are told, never judged.
 */

const seed = Number(process.argv[2] ?? 20261121);
const customers = 1000;
const load = {
  orders: Number(process.env.ATTACK_ORDERS ?? 10_000),
  clients: Number(process.env.ATTACK_CLIENTS ?? 30),
  ms: Number(process.env.ATTACK_SECONDS ?? 40) * 1000,
};
const folder = mkdtempSync(join(tmpdir(), 'belier-attack-'));
const shopDir = folder;
writeFileSync(join(shopDir, 'index.html'), '<!doctype html><title>La boutique</title>');
let open = 0;

function row(title: string, door: string, { withstood, figure }: Finding): void {
  if (!withstood) open += 1;
  console.log(`${withstood ? 'held' : 'OPEN'} | ${title} | ${door} | ${figure}`);
}

async function attack(title: string, options: SandboxOptions, empty: () => Promise<void>): Promise<void> {
  for (const group of attackGroups) {
    await empty();
    const { settings, shop, attacks } = group;
    const sandbox = await startSandbox({ ...options, settings, ...(shop === true ? { shopDir } : {}) });
    for (const { door, run } of attacks) {
      row(`${title}, ${group.title}`, door, await run({ sandbox, scale: 'full', seed }));
    }
    await sandbox.stop();
  }
}

/** Servers in processes of their own, so that their times are theirs alone. */
async function bear(
  title: string,
  dataDir: string,
  databaseUrl: string | undefined,
  number: number,
): Promise<void> {
  const filling = await startSandbox({ dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  const emails = (await fill(filling, load.orders, customers)).slice(0, load.clients);
  const productIds: string[] = [];
  for (let index = 0; index < 20; index += 1) {
    productIds.push((await putOnSale(filling, { stock: 1_000_000 })).id);
  }
  await filling.stop();
  const environment = {
    SANDBOX_DATA: dataDir,
    SANDBOX_CALLS_PER_MINUTE: '1000000000',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const processes = await Promise.all(Array.from({ length: number }, () => startProcess(environment)));
  const servers = processes.map(({ url, child }) => ({ url, pid: child.pid }));
  const seen = await underLoad(servers, { emails, productIds, ms: load.ms, seed });
  const slowest = seen.slowest.slice(0, 3).map(({ what, p99 }) => `${what} ${p99}`);
  row(title, `${load.orders} orders, ${load.clients} clients for ${load.ms / 1000} s`, {
    withstood: !/(?:^|, )5\d\d /.test(seen.statuses),
    figure: `${seen.calls} calls, median ${seen.median} ms, p99 ${seen.p99} ms (${slowest.join(', ')}); memory ${seen.memory}; ${seen.statuses}; load average ${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} cores`,
  });
  await Promise.all(processes.map((process) => endProcess(process, 'SIGTERM')));
}

/** Orders amid lost connections, three times each way. */
async function strike(postgres: Struck): Promise<void> {
  for (const { name, strike: once } of strikesOn(postgres)) {
    await emptyPostgres(postgres.url);
    row(
      'PostgreSQL, away',
      `${name} amid orders: no process ends, nothing acknowledged is lost, orders go on by themselves`,
      await ordersAmid(postgres.url, folder, { strike: once, clients: 9, rounds: 3 }),
    );
  }
}

console.log(`state | where | door | figure (seed ${seed})`);
const only = process.argv[3];
if (only === undefined) await attack('embedded', {}, async () => {});
if (only !== 'away') await bear('embedded, load', join(folder, 'embedded'), undefined, 1);
const postgres = await startPostgres();
if (postgres === undefined) {
  open += 1;
  console.log('OPEN | PostgreSQL | not attacked: no server is installed on this machine, or none starts | –');
} else {
  const options = { databaseUrl: postgres.url, dataDir: folder };
  const empty = () => emptyPostgres(postgres.url);
  if (only === undefined) await attack('PostgreSQL', options, empty);
  if (only !== 'away') {
    await empty();
    await bear('PostgreSQL, load', folder, postgres.url, 1);
    await empty();
    await bear('PostgreSQL, load on three sandboxes', folder, postgres.url, 3);
  }
  if (only !== 'load') await strike(postgres);
  await postgres.stop();
}
rmSync(folder, { recursive: true });
console.log(open === 0 ? 'No door is open.' : `${open} open.`);
process.exit(open === 0 ? 0 : 1);
