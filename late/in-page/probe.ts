// Read as text by ../probe-source.ts and run in each document before anything else; it imports nothing that runs.
import type { Effect, Glance, Look, Place, Probe, Question, Target } from '../seen.ts';

const native = {
  setTimeout: window.setTimeout.bind(window),
  clearTimeout: window.clearTimeout.bind(window),
  frame: window.requestAnimationFrame.bind(window),
  /** Not in every engine. */
  idle: (window.requestIdleCallback as typeof window.requestIdleCallback | undefined)?.bind(window),
  now: performance.now.bind(performance),
  Date,
};

/** How far the page's time was moved on, in ms. */
let moved = 0;
type Timer = { due: number; every: number | null; run: () => void; native: number };
const timers = new Map<number, Timer>();
let lastTimer = 1_000_000;
const now = (): number => native.now() + moved;

function arm(id: number, timer: Timer): void {
  timer.native = native.setTimeout(
    () => {
      if (timer.every === null) timers.delete(id);
      else {
        timer.due = now() + timer.every;
        arm(id, timer);
      }
      timer.run();
    },
    Math.max(0, timer.due - now()),
  );
}

function schedule(
  handler: TimerHandler,
  delay: number | undefined,
  isRepeated: boolean,
  words: unknown[],
): number {
  lastTimer += 1;
  const wait = Math.max(0, Number(delay) || 0);
  const run = typeof handler === 'function' ? () => handler(...words) : () => undefined;
  const timer: Timer = { due: now() + wait, every: isRepeated ? Math.max(4, wait) : null, run, native: 0 };
  timers.set(lastTimer, timer);
  arm(lastTimer, timer);
  return lastTimer;
}

function cancel(id: number | undefined): void {
  const timer = timers.get(Number(id));
  if (timer !== undefined) native.clearTimeout(timer.native);
  timers.delete(Number(id));
}

class MovedDate extends native.Date {
  constructor(...given: unknown[]) {
    if (given.length === 0) super(native.Date.now() + moved);
    else super(...(given as [number]));
  }
  static override now(): number {
    return native.Date.now() + moved;
  }
}

Object.assign(window, {
  setTimeout: (handler: TimerHandler, delay?: number, ...words: unknown[]) =>
    schedule(handler, delay, false, words),
  setInterval: (handler: TimerHandler, delay?: number, ...words: unknown[]) =>
    schedule(handler, delay, true, words),
  clearTimeout: cancel,
  clearInterval: cancel,
  Date: MovedDate,
});
performance.now = now;
AbortSignal.timeout = (ms) => {
  const controller = new AbortController();
  window.setTimeout(() => controller.abort(new DOMException('The time is over.', 'TimeoutError')), ms);
  return controller.signal;
};

const frames = () => new Promise<void>((done) => native.frame(() => native.setTimeout(done)));
/** How long a page is waited for that has more to do, and how late a timer comes where nothing stands before it, in ms. */
const patience = 3000;
const prompt = 8;
/** Resolves when a few timers in a row came when they were due: nothing else wanted to run. */
const free = async (): Promise<void> => {
  const end = native.now() + patience;
  for (let inTime = 0; inTime < 3 && native.now() < end; ) {
    const due = native.now() + 4;
    await new Promise((done) => native.setTimeout(done, 4));
    inTime = native.now() - due < prompt ? inTime + 1 : 0;
  }
};
/** A page that shares its processor with others is behind its time: it does what is due before that is moved on. */
const idle = (): Promise<void> => {
  const { idle: ask } = native;
  return ask === undefined ? free() : new Promise((done) => ask(() => done(), { timeout: patience }));
};

const isVisible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  const { visibility } = getComputedStyle(element);
  return width > 0 && height > 0 && visibility === 'visible' && element.closest('[hidden], [inert]') === null;
};
const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const wordsOf = (element: Element): string =>
  plain(element.getAttribute('aria-label') ?? element.textContent ?? '');

const allOf = ({ css, text }: Target): Element[] =>
  [...document.querySelectorAll(css)].filter(
    (element) => isVisible(element) && (text === undefined || wordsOf(element).startsWith(text)),
  );
const find = (target: Target): Element | undefined => allOf(target)[0];
/** What a label labels, or the control itself. */
const controlOf = (element: Element): Element =>
  element instanceof HTMLLabelElement ? (element.control ?? element) : element;

function countOf(effect: Effect | null, element: Element | undefined): number {
  switch (effect?.kind) {
    case 'shown':
      return allOf(effect).length > 0 ? 1 : 0;
    case 'number': {
      const field = find(effect);
      return field instanceof HTMLInputElement ? field.valueAsNumber : 0;
    }
    case 'address':
      return (location.pathname + location.search).includes(effect.part) ? 1 : 0;
    case 'focused':
      return element !== undefined && document.activeElement === controlOf(element) ? 1 : 0;
    default:
      return 0;
  }
}

const isMarked = (element: Element): boolean =>
  [element, controlOf(element), element.closest('form')].some(
    (one) => one?.getAttribute('aria-busy') === 'true',
  );

/** How far from its control a sentence can stand and be read with it, and how far it is its own, right above or below, in px. */
const near = 200;
const beside = 12;

function saidOf(element: Element): Glance['said'] {
  const control = controlOf(element);
  const described = `${control.getAttribute('aria-describedby') ?? ''} `;
  const box = control.getBoundingClientRect();
  let said: Glance['said'] = null;
  for (const one of document.querySelectorAll('[data-late-said], [role=alert]')) {
    if (!isVisible(one) || plain(one.textContent ?? '') === '') continue;
    const there = one.getBoundingClientRect();
    const across = Math.max(0, there.left - box.right, box.left - there.right);
    const [below, above] = [there.top - box.bottom, box.top - there.bottom];
    const isBeside = across === 0 && [below, above].some((gap) => gap >= 0 && gap <= beside);
    const isNext = one.previousElementSibling === element || one.previousElementSibling === control;
    const isNamed = one.id !== '' && described.includes(`${one.id} `);
    if (one.matches('[data-late-said]') && (isBeside || isNext || isNamed)) return 'own';
    const down = Math.max(0, below, above);
    const form = control.closest('form');
    if (Math.hypot(across, down) <= near || form?.contains(one) === true) said = 'near';
  }
  return said;
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const isField = (element: Element | null | undefined): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;
const nameOf = (field: Field): string =>
  `${field.form?.getAttribute('name') ?? ''} ${field.name || field.id}`.trim();

function glance({ target, effect }: Question): Glance {
  const element = find(target);
  const field = element === undefined ? undefined : controlOf(element);
  return {
    count: countOf(effect, element),
    isHeard: element !== undefined && isMarked(element),
    said: element === undefined ? null : saidOf(element),
    value: isField(field) ? field.value : null,
    name: isField(field) ? nameOf(field) : null,
  };
}

const textOf = (css: string): string =>
  [...document.querySelectorAll(css)]
    .filter(isVisible)
    .map((element) => plain(element.textContent ?? ''))
    .join(' | ');

const storedOn = (storage: () => Storage): string => {
  try {
    return JSON.stringify({ ...storage() });
  } catch {
    return '';
  }
};

/** What the line at the foot says while it is still waited for: that a press was heard, that it takes long. */
const unfailed = '#pending, #slow';

const look = (questions: readonly Question[]): Look => ({
  document: performance.timeOrigin,
  address: location.pathname + location.search,
  heading: textOf('h1'),
  line: [...document.querySelectorAll('[data-late-line]')].some(
    (line) => line.querySelector(unfailed) === null,
  )
    ? textOf('[data-late-line]')
    : '',
  alerts: textOf('[role=alert]'),
  glances: questions.map(glance),
  fields: [...document.querySelectorAll('input, textarea, select')].filter(isField).map((field) => ({
    name: nameOf(field),
    value: field.value,
    isSecret: field.type === 'password' || /password/.test(field.name),
  })),
  stored: storedOn(() => sessionStorage) + storedOn(() => localStorage),
});

/** An element in a few letters: its opening tag and how it begins. */
const named = (element: Element | null): string =>
  element === null ? 'the edge of the window' : `${element.localName} “${wordsOf(element).slice(0, 40)}”`;

/** The control whose place was looked for last, and what stood there: its words may be others once it is pressed. */
let aimed: { element: Element; hit: Element } | undefined;
/** Where the last press of this document began and ended since then. */
let landed: Element[] = [];
for (const type of ['pointerdown', 'pointerup'])
  addEventListener(
    type,
    ({ target }) => {
      if (target instanceof Element) landed.push(target);
    },
    true,
  );

const probe: Probe = {
  move: async (ms, questions) => {
    moved += ms;
    for (const [id, timer] of [...timers]) {
      native.clearTimeout(timer.native);
      arm(id, timer);
    }
    await frames();
    await frames();
    await idle();
    return look(questions);
  },
  isPainted: (path) =>
    location.pathname === path && document.readyState !== 'loading' && document.body !== null,
  place: (target): Place => {
    landed = [];
    aimed = undefined;
    const element = find(target);
    if (element === undefined) return 'absent';
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hit = document.elementFromPoint(x, y);
    const isHit = hit !== null && (element.contains(hit) || hit.contains(element));
    if (isHit) {
      aimed = { element, hit };
      return { x, y };
    }
    // Who looks for what the header put away while they read scrolls up to it, and aims again.
    if (element.closest('header') !== null) scrollTo(0, 0);
    return `covered by ${named(hit)}`;
  },
  // What moves the page in the middle of a press leaves a click on neither of two neighbours.
  hasMissed: (target) => {
    const element = aimed?.element.isConnected === true ? aimed.element : find(target);
    return (
      element !== undefined &&
      landed.some((one) => one.isConnected && one !== aimed?.hit && !element.contains(one))
    );
  },
  fill: (target, value) => {
    const element = find(target);
    if (!isField(element)) return false;
    element.value = value;
    return true;
  },
  look,
  heard: async (target) => {
    const isShown = (): boolean => {
      const element = find(target);
      return element !== undefined && isMarked(element);
    };
    if (isShown()) return true;
    await new Promise((done) => native.setTimeout(done, 100));
    if (isShown()) return true;
    // On a busy machine the page's own work on a press takes longer than that.
    await idle();
    return isShown();
  },
};
Object.assign(window, { lateProbe: probe });
