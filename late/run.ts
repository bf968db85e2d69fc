import pLimit, { type LimitFunction } from 'p-limit';
import type { Product } from '#openapi/schemas.ts';
import { newCustomer } from '#sandbox/customer/purchases.ts';
import { Visitor } from '#sandbox/customer/visitor.ts';
import type { Sandbox } from '#sandbox/server.ts';
import type { Cell } from './page-verdict.ts';
import type { Page } from './pages.ts';
import { partOf, type Script, type Visit } from './plan.ts';
import { probeSource } from './probe-source.ts';
import { openLine } from './proxy.ts';
import type { Engine } from './tab.ts';
import { makeVisit, type Scene } from './visit.ts';

/** How long a page has asked for nothing when it asks for nothing more, in ms of the wall. */
const stillness = 150;
/** What comes when a page is idle has come when its clock was moved on so often, by a second each. */
const turns = 3;
/** How many pages are read at once: one that is drawn too slowly asks for its next script when nobody waits for it any more. */
const readAtOnce = 4;

/** A visit at which the browser itself fails is made once more. */
const tries = 2;

/** One visit as it was made; where the browser itself failed at it, why. */
export type Made = Task & { cells: Cell[]; spent: number; failure?: string };

/** Whom and what the visits of a sandbox are about: an animal that is left, its category, a customer for each visit. */
export async function sceneOf(sandbox: Sandbox): Promise<Scene> {
  const { body } = await new Visitor(sandbox).get<Product[]>('ecommerce/products-betails/');
  const animal = body.find(({ quantity_initial, quantity_vendu }) => quantity_initial - quantity_vendu > 4);
  if (animal === undefined) throw new Error('The catalogue has no animal that is left in number.');
  return {
    id: { product: animal.id, category: animal.category.id },
    newToken: async () => `${(await newCustomer(sandbox)).token}`,
  };
}

/** Where visits are made, and how many of them at once (`atOnce`), each in a context and through a line of its own. */
export type Ground = { sandbox: Sandbox; scene: Scene; atOnce: LimitFunction };

/** A visit, and the browser that it is made in. */
export type Task = { engine: Engine; visit: Visit };

/** Reads which scripts a page loads when nothing is in its way, as its browser names them. */
export function scriptReader(
  engine: Engine,
  { sandbox, scene, atOnce }: Ground,
): (page: Page) => Promise<Script[]> {
  const read = async (page: Page): Promise<Script[]> => {
    const line = await openLine(sandbox.url);
    const tab = await engine.newTab({ width: 1280, height: 900 }, probeSource(), line);
    await tab.open(line.url + page.path(scene.id));
    await tab.ask('lateProbe.isPainted(location.pathname) || Promise.reject(new Error("not painted"))');
    await line.quiet(stillness);
    // What comes when the page is idle, and what its first window does not show.
    const asked = (): Set<string> =>
      new Set(line.asked().flatMap(({ url }) => (/^\/assets\/.*\.js$/.test(url) ? [url] : [])));
    let known = 0;
    for (let turn = 0; turn < turns || asked().size > known; turn += 1) {
      known = asked().size;
      await tab.ask('scrollTo(0, document.body.scrollHeight), lateProbe.move(1000, [])');
      await line.quiet(stillness);
    }
    const paths = asked();
    await tab.close();
    await line.close();
    return [...paths].sort().map((path) => ({ path, part: partOf(path) }));
  };
  const few = pLimit(readAtOnce);
  return (page) => few(() => atOnce(() => read(page)));
}

/** Makes a visit as soon as there is room for it. */
export const makeOne = ({ sandbox, scene, atOnce }: Ground, { engine, visit }: Task): Promise<Made> =>
  atOnce(async () => {
    const line = await openLine(sandbox.url);
    try {
      return await attempt({ engine, visit }, () => makeVisit(engine, line, visit, scene));
    } finally {
      await line.close();
    }
  });

/** Makes visits in their order, and tells of each as soon as it is made, and how many are left. */
export async function makeVisits(
  ground: Ground,
  tasks: readonly Task[],
  tell: (made: Made, left: number) => void,
): Promise<Made[]> {
  let left = tasks.length;
  return Promise.all(
    tasks.map(async (task) => {
      const made = await makeOne(ground, task);
      left -= 1;
      tell(made, left);
      return made;
    }),
  );
}

/** Whether a cell of a visit is open, or the visit could not be made. */
export const isOpen = ({ cells, failure }: Made): boolean =>
  failure !== undefined || cells.some(({ verdict }) => verdict.outcome === 'open');

async function attempt(
  { engine, visit }: Task,
  make: () => Promise<{ cells: Cell[]; spent: number }>,
): Promise<Made> {
  for (let turn = 1; ; turn += 1) {
    try {
      return { visit, engine, ...(await make()) };
    } catch (reason) {
      if (turn < tries) continue;
      return { visit, engine, cells: [], spent: 0, failure: String(reason) };
    }
  }
}
