import { runInNewContext } from 'node:vm';
import type { Early } from '#browser/early.ts';
import { earlyScript } from '../../../tools/page-files.ts';

const script = await earlyScript();

/** Runs the script before the first paint in a window of these globals, and of what every test gives it. */
export const runEarly = (globals: Readonly<Record<string, unknown>>): void =>
  runInNewContext(script, {
    performance: { getEntriesByType: () => [{ type: 'navigate' }] },
    matchMedia: () => ({ matches: false }),
    addEventListener: () => undefined,
    ...{ AbortController, TextDecoder },
    history: { state: null },
    PerformanceObserver: class {
      observe() {}
    },
    window: { CSSLayerBlockRule: class {} },
    ...globals,
  });

type Attributes = Readonly<Record<string, string>>;

const datasetKey = (name: string): string =>
  name.slice(5).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** One compound selector: `form[method=post]`, `a[href^="/"]:not([data-pic])`, `[data-buy]`, `#id`, `input`. */
function matchesOne(element: Simulated, selector: string): boolean {
  const [, tag = '', rest = '', not] = /^([\w-]*)([^:]*)(?::not\((.*)\))?$/.exec(selector) ?? [];
  if ((tag !== '' && element.localName !== tag) || (not && matchesOne(element, not))) return false;
  const parts = rest.matchAll(/#([\w-]+)|\[([\w-]+)(?:(\^?)="?([^\]"]*)"?)?\]/g);
  return [...parts].every(([, id, name, start, value]) => {
    if (id !== undefined) return element.getAttribute('id') === id;
    const given = element.getAttribute(name ?? '');
    return given !== null && (value === undefined || (start ? given.startsWith(value) : given === value));
  });
}

/** An element with what the early script uses of the DOM. */
export class Simulated extends EventTarget {
  readonly children: Simulated[] = [];
  readonly style: Record<string, unknown> = { setProperty: () => undefined };
  readonly dataset: Record<string, string | undefined> = {};
  readonly localName: string;
  readonly attributes: Record<string, string> = {};
  parentElement: Simulated | null = null;
  value: string;
  readonly defaultValue: string;
  readOnly = false;
  textContent = '';
  offsetHeight = 0;

  constructor(localName: string, attributes: Attributes = {}, ...children: Simulated[]) {
    super();
    this.localName = localName;
    for (const [name, value] of Object.entries(attributes)) this.setAttribute(name, value);
    this.value = attributes.value ?? '';
    this.defaultValue = this.value;
    this.append(...children);
  }

  append(...children: Simulated[]): void {
    for (const child of children) {
      child.parentElement = this;
      this.children.push(child);
    }
  }
  remove(): void {
    const siblings = this.parentElement?.children ?? [];
    if (siblings.includes(this)) siblings.splice(siblings.indexOf(this), 1);
    this.parentElement = null;
  }
  getAttribute(name: string): string | null {
    if (name.startsWith('data-')) return this.dataset[datasetKey(name)] ?? null;
    return this.attributes[name] ?? null;
  }
  setAttribute(name: string, value: string): void {
    if (name.startsWith('data-')) this.dataset[datasetKey(name)] = value;
    else this.attributes[name] = value;
  }
  removeAttribute(name: string): void {
    delete this.attributes[name];
  }
  toggleAttribute(name: string, isSet: boolean): void {
    if (isSet) this.setAttribute(name, '');
    else this.removeAttribute(name);
  }
  hasAttribute(name: string): boolean {
    return this.getAttribute(name) !== null;
  }
  matches(selector: string): boolean {
    return selector.split(',').some((one) => matchesOne(this, one.trim()));
  }
  closest(selector: string): Simulated | null {
    return this.matches(selector) ? this : (this.parentElement?.closest(selector) ?? null);
  }
  querySelectorAll(selector: string): Simulated[] {
    return this.children.flatMap((child) => [
      ...(child.matches(selector) ? [child] : []),
      ...child.querySelectorAll(selector),
    ]);
  }
  querySelector(selector: string): Simulated | null {
    return this.querySelectorAll(selector)[0] ?? null;
  }
  getBoundingClientRect() {
    return { top: 0, bottom: 0, left: 0, width: this.isConnected ? 100 : 0 };
  }
  get isConnected(): boolean {
    return this.localName === 'html' || this.parentElement?.isConnected === true;
  }
  get form(): Simulated | null {
    return this.closest('form');
  }
  get type(): string {
    return this.attributes.type ?? (this.localName === 'button' ? 'submit' : 'text');
  }
  get name(): string {
    return this.attributes.name ?? '';
  }
  get elements(): Simulated[] {
    return ['input', 'select', 'button'].flatMap((name) => this.querySelectorAll(name));
  }
  reset(): void {
    for (const field of this.elements) field.value = field.defaultValue;
  }
  /** The text with that of the descendants. */
  get text(): string {
    return [this.textContent, ...this.children.map(({ text }) => text)].join(' ').trim();
  }
}

class SimulatedInput extends Simulated {}

export const element = (name: string, attributes?: Attributes, ...children: Simulated[]): Simulated =>
  new (name === 'input' ? SimulatedInput : Simulated)(name, attributes, ...children);

const storageOf = (values: Map<string, string>, isFull: () => boolean) =>
  new Proxy(
    {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => {
        if (isFull()) throw new Error('QuotaExceededError');
        values.set(key, `${value}`);
      },
      removeItem: (key: string) => void values.delete(key),
    },
    {
      ownKeys: () => [...values.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    },
  );

/** Until the next paint, in ms. */
export const frame = 16;

type Timer = { at: number; every: number | null; work: () => void };

type Options = {
  device?: Map<string, string>;
  tab?: Map<string, string>;
  path?: string;
  cookie?: string;
  onLine?: boolean;
  /** The state of its history entry. */
  state?: object;
  /** The attributes of the document's root element. */
  root?: Attributes;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
  isFull?: () => boolean;
  /** Deletes what the service worker has kept. */
  forget?: () => Promise<never>;
  /** Whether reading the device's storage throws, as where a browser blocks cookies. */
  isDenied?: boolean;
  /** How the document was opened. */
  type?: 'navigate' | 'reload';
  /** Whether a person has pressed or typed something. */
  isTouched?: boolean;
};

/** For tests: a document with these elements in which the early script has run, with a clock and storages of its own. */
export function openDocument(body: readonly Simulated[], options: Options = {}) {
  const { device = new Map(), tab = new Map(), path = '/', isFull = () => false } = options;
  const { type = 'navigate', isTouched: hasBeenActive = false } = options;
  const { fetch = () => new Promise<Response>(() => undefined) } = options;
  const history: { state: object | null } = { state: options.state ?? null };
  const events = new EventTarget();
  const page = element('html', options.root, element('head'), element('body', {}, ...body));
  const [head, bodyElement] = page.children as [Simulated, Simulated];
  const clock = { now: 0 };
  const timers = new Map<number, Timer>();
  const schedule = (work: () => void, ms = 0, every: number | null = null): number => {
    const id = timers.size + 1;
    timers.set(id, { at: clock.now + ms, every, work });
    return id;
  };
  const cancel = (id: number): void => {
    const timer = timers.get(id);
    if (timer) timer.at = Infinity;
  };
  const preloaded: string[] = [];
  head.append = (link) => void preloaded.push((link as unknown as HTMLLinkElement).href);
  const went: string[] = [];
  const forgotten: string[] = [];
  const document = {
    documentElement: page,
    head,
    body: bodyElement,
    visibilityState: 'visible',
    cookie: options.cookie ?? '',
    createElement: (name: string) => element(name),
    getElementById: (id: string) => page.querySelector(`#${id}`),
    querySelectorAll: (selector: string) => page.querySelectorAll(selector),
    get forms() {
      return page.querySelectorAll('form');
    },
  };
  const window: Record<string, unknown> = { CSSLayerBlockRule: class {} };
  const setIntervalLike = (work: () => void, ms: number) => schedule(work, ms, ms);
  Object.assign(window, { setInterval: setIntervalLike });
  runEarly({
    ...{ document, window, fetch, Event, Request, Response, URL, queueMicrotask, crypto },
    ...(!options.isDenied && { localStorage: storageOf(device, isFull) }),
    sessionStorage: storageOf(tab, isFull),
    location: {
      pathname: path.split('?')[0],
      search: path.includes('?') ? `?${path.split('?')[1]}` : '',
      href: `https://belier.test${path}`,
      assign: (to: string) => void went.push(to),
      replace: (to: string) => void went.push(to),
      reload: () => void went.push('reload'),
    },
    navigator: { onLine: options.onLine ?? true, userActivation: { hasBeenActive } },
    history,
    History: { prototype: { replaceState: (state: object) => void Object.assign(history, { state }) } },
    caches: { delete: options.forget ?? (async (name: string) => void forgotten.push(name)) },
    performance: { now: () => clock.now, getEntriesByType: () => [{ type }] },
    innerHeight: 800,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    dispatchEvent: events.dispatchEvent.bind(events),
    setInterval: setIntervalLike,
    clearInterval: cancel,
    setTimeout: (work: () => void, ms?: number) => schedule(work, ms),
    requestAnimationFrame: (work: () => void) => schedule(work, frame),
    clearTimeout: cancel,
    Element: Simulated,
    HTMLInputElement: SimulatedInput,
    StorageEvent: class extends Event {
      readonly key: string | null;
      constructor(type: string, init: { key: string }) {
        super(type);
        this.key = init.key;
      }
    },
    // The sentence of a line is its id.
    DOMParser: class {
      parseFromString = () => ({
        querySelectorAll: (selector: string) =>
          selector
            .split(',')
            .map((id) => element('p', {}, Object.assign(element('span'), { textContent: id }))),
      });
    },
  });
  const early = window.early as Early;
  /** Dispatches an event on an element, as a user does; returns whether the browser would go on with it. */
  const fire = (type: string, target: Simulated | null, fields: object = {}): boolean => {
    const event = Object.defineProperties(new Event(type, { cancelable: true }), {
      target: { value: target },
      isTrusted: { value: true },
      ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { value }])),
    });
    events.dispatchEvent(event);
    return !event.defaultPrevented;
  };
  const passed = async (ms: number): Promise<void> => {
    const until = clock.now + ms;
    while (true) {
      const [next] = [...timers.values()].filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      clock.now = Math.max(clock.now, next.at);
      next.at = next.every === null ? Infinity : clock.now + next.every;
      next.work();
      await settled();
    }
    clock.now = until;
    await settled();
  };
  return {
    ...{ early, page, device, tab, document, history, events, preloaded, went, forgotten, fire, passed },
    press: (target: Simulated) => fire('click', target),
    /** The ids of the sentences that the document shows. */
    said: () =>
      page
        .querySelectorAll('[data-late-line], [data-late-said]')
        .map(({ text }) => text.replaceAll(/#ways|#/g, '').trim()),
    /** The elements that are marked as pending. */
    pending: () => page.querySelectorAll('[data-pending]'),
  };
}

/** Resolves when everything that needs no timer has happened. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
