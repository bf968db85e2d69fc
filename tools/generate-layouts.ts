// machines/ -> .cache/layouts/: the initial layout of every chart in Storybook, by ELK, so that a story need not load it.
// Keeps existing graphs and removes unused ones.
import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { StateMachine } from 'xstate';
import { statechart } from '../.storybook/statechart.ts';
import { keyOf } from '../packages/statechart/layout/cached.ts';
import { graphOf } from '../packages/statechart/layout/graph.ts';
import { placedByElk } from '../packages/statechart/layout/lay-out.ts';
import { lineage } from '../packages/statechart/model/chart.ts';
import { closedAtFirst } from '../packages/statechart/model/closed.ts';
import { collapsed } from '../packages/statechart/model/paths.ts';
import { wordsOf } from '../packages/statechart/storybook/parameters.ts';
import { chartOf } from '../packages/statechart/storybook/snapshots.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.cache/layouts');
const words = wordsOf(statechart);

const files = readdirSync(join(root, 'machines'), { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !/\.test\.ts$|\.d\.ts$|(?:^|\/)testing\//.test(path),
);
const modules = await Promise.all(
  files.map((path): Promise<object> => import(pathToFileURL(join(root, 'machines', path)).href)),
);
const machines = modules.flatMap((module) =>
  Object.values(module).filter((value) => value instanceof StateMachine),
);

mkdirSync(folder, { recursive: true });
const wanted = new Set<string>();
for (const machine of machines) {
  const chart = chartOf(machine, statechart);
  // With each state active, as in its story, and with none, as on its docs page.
  const actives = [[], ...Object.keys(chart.states).map((id) => lineage(chart, id).map((state) => state.id))];
  const closings = new Map(
    actives.map((active) => closedAtFirst(chart, active)).map((each) => [each.join(), each]),
  );
  for (const closed of closings.values()) {
    for (const direction of ['DOWN', 'RIGHT'] as const) {
      const { graph } = graphOf(
        collapsed(chart, closed),
        words,
        { detailed: false, direction, isCaptioned: true },
        closed,
      );
      const key = keyOf(graph);
      const file = join(folder, `${key}.json`);
      wanted.add(`${key}.json`);
      if (!existsSync(file)) writeFileSync(file, JSON.stringify(await placedByElk(graph)));
    }
  }
}
for (const file of readdirSync(folder)) if (!wanted.has(file)) rmSync(join(folder, file));
console.log(`${wanted.size} layouts of ${machines.length} machines.`);
