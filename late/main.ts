import { parseArgs } from 'node:util';
import { startSandbox } from '#sandbox/server.ts';
import { openChromium } from './chromium.ts';
import { openFirefox } from './firefox.ts';
import { matrixOf } from './plan.ts';
import { makeVisits, sceneOf, scriptsOf } from './run.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true },
    seed: { type: 'string', default: '12' },
    visits: { type: 'string' },
    page: { type: 'string' },
    script: { type: 'string' },
    fault: { type: 'string' },
  },
});
const sandbox = await startSandbox({ shopDir: 'dist', faults: true, settings: { callsPerMinute: 1_000_000 } });
const scene = await sceneOf(sandbox);
const engine = values.engine?.includes('firefox') ? await openFirefox('/usr/bin/firefox-esr') : await openChromium('/usr/bin/chromium-headless-shell');
const scripts = await scriptsOf(engine, sandbox, scene);
for (const [page, list] of scripts) console.log(page.name, list.map(({ part }) => part).join(' '));
let visits = matrixOf((page) => scripts.get(page) ?? [], Number(values.seed), (v) => (!values.page || v.page.name === values.page) && (!values.script || v.script.part === values.script) && (!values.fault || v.fault === values.fault));
console.log(visits.length);
if (values.visits) visits = visits.slice(0, Number(values.visits));
const t = Date.now();
await makeVisits(engine, sandbox, scene, visits, ({ visit, cells, spent, failure }) => {
  console.log(visit.page.name, visit.script.part, visit.fault, visit.moment, visit.width, spent, failure ?? '');
  for (const c of cells) console.log('    ', c.verdict.outcome, c.kind, c.act, c.verdict.outcome === 'open' ? c.verdict.why : '');
});
console.log((Date.now() - t) / 1000);
await engine.close();
await sandbox.stop();
