import {
  type Cell,
  hasPartOf,
  isReadable,
  pathOf,
  readingOf,
  secretsOf,
  shellLimit,
  withoutPress,
} from './page-verdict.ts';
import type { Control } from './pages.ts';
import type { Visit } from './plan.ts';
import { probeSource } from './probe-source.ts';
import type { Asked, Line } from './proxy.ts';
import type { Effect, Look, Place, Probe, Question, Target } from './seen.ts';
import type { Engine, Tab } from './tab.ts';
import { judge, judgeText, type Kind, type Moment, type Verdict } from './verdict.ts';

/** Whom visits log in as, and which animal and category they look at. */
export type Scene = { id: { product: string; category: string }; newToken: () => Promise<string> };

/** What one visit came to. */
export type Visited = { cells: Cell[]; spent: number };

const sizes = { phone: { width: 390, height: 844 }, wide: { width: 1280, height: 900 } } as const;

/**
 * How a visit's time is moved on, in ms: short steps while faults last and around the longest limit, longer ones between. A busy
 * machine adds to each what its look took.
 */
const steps = { short: 500, long: 2000 };
const faultsLast = 7000;
const aroundLimit = { from: 27_000, to: 33_000 };
const whole = 37_000;
const stepAt = (sinceFirst: number, sinceLast: number): number =>
  sinceLast < faultsLast || (sinceFirst > aroundLimit.from && sinceLast < aroundLimit.to)
    ? steps.short
    : steps.long;
/** How long nothing is under way before a step's time is over, in ms of the wall: what has come is still to be run. */
const calm = 50;
/** How many more steps are taken once everything is decided. */
const rest = 1;
/** How long a page may take to be painted, in ms of the wall. */
const patience = 20_000;

const source = probeSource();
const call = (name: keyof Probe, ...given: readonly unknown[]): string =>
  `lateProbe.${name}(${given.map((one) => JSON.stringify(one) ?? 'undefined').join(', ')})`;

/** A program fills in a field as soon as it stands in the document, before any code of the page runs. */
const fillingOf = ({ kind, target, text }: Control): string =>
  kind === 'fill'
    ? `document.addEventListener('readystatechange', () => document.readyState === 'interactive' && ${call('fill', target, text?.wanted)});`
    : '';

/** What is followed of one control through a visit. */
type Followed = {
  control: Control;
  before: number;
  madeAt: number;
  isAcknowledged: boolean | null;
  /** Why it could not be pressed. */
  obstacle: string | null;
  moments: Moment[];
};

const isSent = (effect: Control['effect']): effect is Exclude<Control['effect'], Effect | null> =>
  effect?.kind === 'sent';

const bodyOf = ({ body }: Asked): Record<string, unknown> => {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return {};
  }
};

const until = async (isThere: () => Promise<boolean>): Promise<boolean> => {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    if (await isThere().catch(() => false)) return true;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  return false;
};

/** Makes one visit through a line of its own, and judges each act of it by itself. */
export async function makeVisit(engine: Engine, line: Line, visit: Visit, scene: Scene): Promise<Visited> {
  const since = Date.now();
  const { page, controls } = visit;
  const path = page.path(scene.id);
  line.begin(null, visit.fault);
  const tab = await engine.newTab(sizes[visit.width], source + controls.map(fillingOf).join(''), line);
  try {
    if (controls.some(({ isCustomer }) => isCustomer)) await comeBack(tab, line, await scene.newToken());
    line.begin(visit.script.path, visit.fault);
    await tab.open(line.url + path);
    const isPainted = await until(() =>
      tab.ask<boolean>(`${call('isPainted', path)} || ${call('isPainted', page.leadsTo ?? path)}`),
    );
    if (!isPainted) throw new Error(`${path} was not painted.`);
    if (visit.moment === 'settled') await line.quiet();
    const watched = await watch(tab, line, visit, scene);
    return { cells: watched, spent: Date.now() - since };
  } finally {
    await tab.close();
  }
}

/** Somebody who logged in before: the device keeps the session. */
async function comeBack(tab: Tab, line: Line, token: string): Promise<void> {
  const plain = '/favicon.svg';
  await tab.open(line.url + plain);
  // A picture by itself: where the probe is written into documents it holds none.
  await until(() =>
    tab.ask<boolean>(`location.pathname === '${plain}' && document.readyState !== 'loading'`),
  );
  await tab.ask(
    `localStorage.setItem('access_token', ${JSON.stringify(token)}), ` +
      `document.cookie = 'access_token=${encodeURIComponent(token)}; Max-Age=86400; Path=/; SameSite=Lax'`,
  );
}

/** How many requests an act has brought about. */
const sentOf = ({ effect }: Control, asked: readonly Asked[], { id }: Scene): number =>
  isSent(effect)
    ? asked.filter(
        (one) =>
          one.method === effect.method &&
          one.url.endsWith(effect.path) &&
          (effect.is?.(bodyOf(one), id.product) ?? true),
      ).length
    : 0;

/** The quantity that was asked for last, where one was: the number on the page begins anew after it. */
const orderedOf = (asked: readonly Asked[]): number =>
  Number(asked.map(bodyOf).findLast(({ quantity }) => quantity !== undefined)?.quantity ?? 0);

/** How often an act is wanted: a second press of what is chosen already chooses nothing more. */
const wantedOf = ({ kind, effect }: Control): number =>
  kind === 'double' && effect?.kind === 'number' ? 2 : 1;

/** What moves the focus goes last, so that what follows finds it where a hand would have left it. */
const order: readonly Kind[] = ['double', 'press', 'label', 'fill', 'submit', 'type'];
const inOrder = (followed: readonly Followed[]): Followed[] =>
  [...followed].sort((one, other) => order.indexOf(one.control.kind) - order.indexOf(other.control.kind));

async function watch(tab: Tab, line: Line, visit: Visit, scene: Scene): Promise<Cell[]> {
  const { controls } = visit;
  const questions = controls.map(
    ({ target, effect }): Question => ({ target, effect: isSent(effect) ? null : effect }),
  );
  const look = (): Promise<Look> => tab.ask<Look>(call('look', questions));
  const first = await look();
  const reading: Moment[] = [];
  const followed: Followed[] = controls.map((control, index) => ({
    control,
    before: first.glances[index]?.count ?? 0,
    madeAt: 0,
    isAcknowledged: null,
    obstacle: null,
    moments: [],
  }));

  const sample = (now: Look, isFollowed: (one: Followed) => boolean = () => true): Look => {
    const at = line.now();
    const hasLine = now.line !== '';
    followed.forEach((one, index) => {
      const seen = now.glances[index];
      if (seen === undefined || one.madeAt === 0 || !isFollowed(one)) return;
      const { effect } = one.control;
      const shown = isSent(effect) ? sentOf(one.control, line.asked(), scene) : seen.count - one.before;
      const ordered = effect?.kind === 'number' ? orderedOf(line.asked()) - one.before : 0;
      // What the browser does by itself is nobody's to be sorry for.
      const said = one.control.isNative === true && seen.said === 'own' ? 'near' : seen.said;
      one.moments.push({
        at,
        done: Math.max(0, shown, ordered),
        said: said ?? (hasLine ? 'line' : null),
        isHeard: seen.isHeard,
      });
    });
    reading.push({
      at,
      done: isReadable(first, now) ? 1 : 0,
      said: hasLine || now.alerts !== '' ? 'line' : null,
      isHeard: false,
    });
    return now;
  };
  const advance = async (ms: number, isFollowed?: (one: Followed) => boolean): Promise<Look> => {
    line.move(ms);
    await tab.ask<Look>(call('move', ms, questions));
    await line.quiet(calm);
    return sample(await tab.ask<Look>(call('move', 0, questions)), isFollowed);
  };

  for (const one of inOrder(followed)) {
    await make(tab, line, one);
    sample(await look());
    // What is done or answered by then has nothing more to show.
    if (one.isAcknowledged === false) one.isAcknowledged = isDone(one) || isGivenUp(one);
  }
  await line.quiet();
  let last = sample(await look());
  const madeAt = followed.map((one) => one.madeAt);
  const [firstAt, lastAt] = madeAt.length > 0 ? [Math.min(...madeAt), Math.max(...madeAt)] : [0, 0];
  let decided = 0;
  for (let now = line.now(); now - lastAt < whole && decided <= rest; now = line.now()) {
    last = await advance(stepAt(now - firstAt, now - lastAt));
    // What comes late has come by then in any case.
    decided = now - lastAt >= faultsLast && isDecided(followed, last) ? decided + 1 : 0;
  }
  const typing = followed.find(({ control }) => control.text?.later !== undefined);
  // Where something led to another page, the focus went with it, be it between two letters.
  const isWhole =
    typing !== undefined &&
    typing.obstacle === null &&
    last.document === first.document &&
    pathOf(last) === pathOf(first);
  if (isWhole) await tab.type(typing.control.text?.later ?? '');
  line.heal();
  for (const ms of [4000, 4000, 500]) last = await advance(ms);
  const other = otherOf(visit, followed);
  if (other !== undefined && last.document === first.document && followed.some(isGivenUp)) {
    // What was given up is not carried out by what is pressed next.
    await pressIfThere(tab, other.target);
    for (const ms of [1000, 4000]) last = await advance(ms, isGivenUp);
  }
  // What was led to at the end has its time, too.
  for (
    let spent = 0;
    spent < shellLimit && !isReadable(first, last) && last.line + last.alerts === '';
    spent += steps.long
  )
    last = await advance(steps.long);
  const verdictOf = (one: Followed, index: number): Verdict => {
    const { control } = one;
    const found = last.glances[index];
    if (one.obstacle !== null) return withoutPress(one.obstacle, reading);
    if (control.text !== undefined) {
      const { wanted, later = '' } = control.text;
      const value = found?.value ?? null;
      const isCut = pathOf(last) !== pathOf(first) && value !== null && wanted.startsWith(value);
      return judgeText({
        wanted: isCut ? value : isWhole || control !== typing?.control ? wanted : wanted.replace(later, ''),
        found: value,
        elsewhere: last.fields
          .filter(({ name, value }) => name !== found?.name && value !== '' && hasPartOf(control, value))
          .map(({ name }) => name),
      });
    }
    if (control.effect?.kind === 'focused') {
      return one.moments[0]?.done === 1
        ? { outcome: 'done' }
        : { outcome: 'open', why: 'the focus did not go there at once' };
    }
    return judge({ ...one, kind: control.kind, wanted: wantedOf(control) });
  };
  return [
    ...followed.map(
      (one, index): Cell => ({
        act: one.control.name,
        kind: one.control.kind,
        verdict: verdictOf(one, index),
      }),
    ),
    readingOf(first, last, reading),
    ...secretsOf(controls, last, line.asked()),
  ];
}

/** How often a control is aimed at that is moved from under the finger, or covered, by what is just being drawn. */
const aims = 3;

/** Where a control is, or why it cannot be pressed, and presses it. */
async function pressIfThere(tab: Tab, target: Target, times = 1): Promise<Exclude<Place, object> | null> {
  for (let turn = 1; ; turn += 1) {
    const place = await tab.ask<Place>(call('place', target));
    if (typeof place !== 'string') {
      await tab.press(place.x, place.y, times);
      if (turn === aims || !(await tab.ask<boolean>(call('hasMissed', target)))) return null;
    } else if (turn === aims) return place;
    // Two frames of the page.
    await tab.ask(call('move', 0, []));
  }
}

/** Makes one act, and sees whether it shows within 100 ms that it was heard. */
async function make(tab: Tab, line: Line, one: Followed): Promise<void> {
  const { kind, target, text, isNative, steps: given = [{ press: target }] } = one.control;
  one.madeAt = Math.max(1, line.now());
  if (kind === 'fill') return;
  for (const step of given) {
    if ('type' in step) await tab.type(step.type);
    else if ('key' in step) await tab.key(step.key);
    else one.obstacle ??= await pressIfThere(tab, step.press, kind === 'double' ? 2 : 1);
    // A busy browser delivers a press late: its time counts from then on.
    one.madeAt = Math.max(1, line.now());
    if (one.obstacle !== null) return;
  }
  if (text === undefined && isNative !== true)
    one.isAcknowledged = await tab.ask<boolean>(call('heard', target));
}

const isDone = ({ control, moments }: Followed): boolean =>
  moments.some(({ done }) => done >= wantedOf(control));
const isGivenUp = (one: Followed): boolean => !isDone(one) && (one.moments.at(-1)?.said ?? null) !== null;

/** Whether nothing is waited for any more. */
const isDecided = (followed: readonly Followed[], { heading }: Look): boolean =>
  heading !== '' &&
  followed.every(
    (one) =>
      one.control.text !== undefined ||
      one.obstacle !== null ||
      one.control.effect?.kind === 'focused' ||
      isDone(one) ||
      isGivenUp(one),
  );

/** Another control of the page, of the same machine where there is one: it must not carry out what was given up. */
function otherOf({ page, width }: Visit, followed: readonly Followed[]): Control | undefined {
  const isFree = (one: Control): boolean =>
    one.kind === 'press' &&
    one.isAlone !== true &&
    (one.width === undefined || one.width === width) &&
    !followed.some((given) => isGivenUp(given) && given.control.target.text === one.target.text);
  const free = page.controls.filter(isFree);
  return free.find(({ effect }) => effect?.kind === 'number') ?? free[0];
}
