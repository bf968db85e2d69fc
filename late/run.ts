import type { Product } from '#openapi/schemas.ts';
import { newCustomer } from '#sandbox/customer/purchases.ts';
import { Visitor } from '#sandbox/customer/visitor.ts';
import type { Sandbox } from '#sandbox/server.ts';
import { type Page, pages } from './pages.ts';
import { partOf, type Script, type Visit } from './plan.ts';
import { probeSource } from './probe-source.ts';
import { openLine } from './proxy.ts';
import type { Engine } from './tab.ts';
import { type Cell, makeVisit, type Scene } from './visit.ts';

/** How long a page has asked for nothing when it asks for nothing more, in ms of the wall. */
const stillness = 150;
/** How many pages are read at once: one that is drawn too slowly asks for its next script when nobody waits for it any more. */
const readAtOnce = 3;

/** A visit at which the browser itself fails is made once more. */
const tries = 2;

/** One visit as it was made; where the browser itself failed at it, why. */
export type Made = { visit: Visit; engine: Engine['name']; cells: Cell[]; spent: number; failure?: string };

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

/** The scripts that each page loads when nothing is in its way, as its browser names them. */
export async function scriptsOf(
  engine: Engine,
  sandbox: Sandbox,
  scene: Scene,
): Promise<Map<Page, readonly Script[]>> {
  const read = async (page: Page): Promise<[Page, Script[]]> => {
    const line = await openLine(sandbox.url);
    const tab = await engine.newTab({ width: 1280, height: 900 }, probeSource(), line);
    await tab.open(line.url + page.path(scene.id));
    await tab.ask('lateProbe.isPainted(location.pathname) || Promise.reject(new Error("not painted"))');
    // What comes when the page is idle, and what its first window does not show.
    for (let turn = 0; turn < 6; turn += 1) {
      await line.quiet(stillness);
      await tab.ask('scrollTo(0, document.body.scrollHeight), lateProbe.move(1000, [])');
    }
    await line.quiet(stillness);
    const paths = new Set(line.asked().flatMap(({ url }) => (/^\/assets\/.*\.js$/.test(url) ? [url] : [])));
    await tab.close();
    await line.close();
    return [page, [...paths].sort().map((path) => ({ path, part: partOf(path) }))];
  };
  const waiting = [...pages];
  const files: [Page, Script[]][] = [];
  const lane = async (): Promise<void> => {
    for (let page = waiting.shift(); page !== undefined; page = waiting.shift()) files.push(await read(page));
  };
  await Promise.all(Array.from({ length: readAtOnce }, lane));
  return new Map(files);
}

/** What visits are made with: `lanes` of them at once, each in a context and through a line of its own. */
export type Crew = { engine: Engine; sandbox: Sandbox; scene: Scene; lanes: number };

/** Makes visits and tells of each as soon as it is made. */
export async function makeVisits(
  { engine, sandbox, scene, lanes }: Crew,
  visits: readonly Visit[],
  tell: (made: Made, left: number) => void,
): Promise<Made[]> {
  const waiting = [...visits];
  const all: Made[] = [];
  const lane = async (): Promise<void> => {
    const line = await openLine(sandbox.url);
    for (let visit = waiting.shift(); visit !== undefined; visit = waiting.shift()) {
      const one = visit;
      const made = await attempt(engine, one, () => makeVisit(engine, line, one, scene));
      all.push(made);
      tell(made, waiting.length);
    }
    await line.close();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return all;
}

async function attempt(
  engine: Engine,
  visit: Visit,
  make: () => Promise<{ cells: Cell[]; spent: number }>,
): Promise<Made> {
  for (let turn = 1; ; turn += 1) {
    try {
      return { visit, engine: engine.name, ...(await make()) };
    } catch (reason) {
      if (turn < tries) continue;
      return { visit, engine: engine.name, cells: [], spent: 0, failure: String(reason) };
    }
  }
}
