import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Product } from '#openapi/schemas.ts';
import { newCustomer } from '#sandbox/customer/purchases.ts';
import { demoPassword, Visitor } from '#sandbox/customer/visitor.ts';
import { startSandbox } from '#sandbox/server.ts';
import { eachOf } from '../../tools/run.mjs';
import { seeded } from '../../tools/seeded.mjs';
import { limits } from '../journeys/limits.ts';
import { engines, openBrowser } from './browsers.ts';
import { cases } from './cases.ts';
import { faults } from './proxy.ts';
import { makeVisit, type Visit } from './visit.ts';

/**
 * `npm run late`: each case × the code that fails × the kind of fault, in Chromium and Firefox. `--share 12` runs this many visits,
 * of different cases as long as there are some, alternating the engines, sampled by `--seed` (or `TEST_SEED`). `--engine firefox`,
 * `--case login` and `--fault cut` select visits. A failed visit is repeated once, and counts if it fails again.
 */
const { values } = parseArgs({
  options: {
    share: { type: 'string' },
    seed: { type: 'string', default: process.env.TEST_SEED ?? '12' },
    engine: { type: 'string', multiple: true, default: engines },
    case: { type: 'string', multiple: true },
    fault: { type: 'string', multiple: true },
    json: { type: 'string' },
  },
});
/** The number of parallel visits. */
const atOnce = 4;

const random = seeded([...values.seed].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7));
function shuffled<One>(ones: readonly One[]): One[] {
  return ones
    .map((one) => ({ one, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ one }) => one);
}

const visitsOf = cases
  .filter(({ name }) => values.case?.includes(name) ?? true)
  .map((one) =>
    one.codes.flatMap((code) =>
      faults
        .filter((fault) => values.fault?.includes(fault) ?? true)
        .map((fault): Visit => ({ one, code, fault })),
    ),
  );

const shopDir = 'dist';
const files = readdirSync(join(shopDir, 'assets'));
for (const code of cases.flatMap(({ codes }) => codes))
  if (code instanceof RegExp && !files.some((file) => code.test(`/${file}`)))
    throw new Error(`No file of the shop is ${code.source}: its faults would hit nothing.`);

const sandbox = await startSandbox({ shopDir, settings: { ...limits, callsPerMinute: 1_000_000 } });
const browsers = (
  await Promise.all(
    engines
      .filter((engine) => values.engine.includes(engine))
      .map(async (engine) => ({ engine, browser: await openBrowser(engine) })),
  )
).flatMap(({ engine, browser }) => {
  if (browser === undefined) console.log(`· ${engine}: not run, it is not installed on this machine.`);
  return browser === undefined ? [] : [{ engine, browser }];
});
const { body: animals } = await new Visitor(sandbox).get<Product[]>('ecommerce/products-betails/');
const animal = animals.find(({ quantity_initial, quantity_vendu }) => quantity_initial - quantity_vendu > 4);
if (animal === undefined) throw new Error('The catalogue has no animal that is left in number.');
const scene = { product: animal.id, email: 'client@exemple.ci', password: demoPassword };
const token = async (): Promise<string> => `${(await newCustomer(sandbox)).token}`;

/** All visits; or a sample of this size, which takes each case once before it repeats one. */
function drawn() {
  if (values.share === undefined)
    return browsers.flatMap((one) => shuffled(visitsOf.flat()).map((visit) => ({ ...one, visit })));
  const rounds = shuffled(visitsOf.map((visits) => shuffled(visits)));
  const longest = Math.max(...rounds.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => rounds.flatMap((visits) => visits[turn] ?? []))
    .flat()
    .slice(0, Number(values.share))
    .flatMap((visit, place) =>
      browsers
        .slice(place % browsers.length)
        .slice(0, 1)
        .map((one) => ({ ...one, visit })),
    );
}

/** `again`: the visits that passed only when they were repeated, with what was wrong. */
const counts = { passed: 0, failed: 0, failures: [] as string[], again: [] as string[] };
const since = Date.now();
await eachOf(drawn(), atOnce, async ({ engine, browser, visit }) => {
  const make = () => makeVisit(browser, sandbox.url, scene, visit, token);
  const first = await make();
  const { wrong, came } = first.wrong.length > 0 ? await make() : first;
  const { one, code, fault } = visit;
  const where = `${engine}: ${one.name} × ${code instanceof RegExp ? code.source : code} × ${fault}: ${came}`;
  console.log(`${wrong.length === 0 ? '✓' : '✗'} ${where}${wrong.map((what) => `\n    ${what}`).join('')}`);
  counts[wrong.length === 0 ? 'passed' : 'failed'] += 1;
  if (wrong.length > 0) counts.failures.push([where, ...wrong].join('\n'));
  else if (first.wrong.length > 0) counts.again.push([where, ...first.wrong].join('\n'));
});
await Promise.all(browsers.map(({ browser }) => browser.close()));
await sandbox.stop();
if (values.json !== undefined) writeFileSync(values.json, JSON.stringify(counts));
console.log(`${Math.round((Date.now() - since) / 1000)} s, seed ${values.seed}`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed === 0 && counts.passed > 0 ? 0 : 1;
