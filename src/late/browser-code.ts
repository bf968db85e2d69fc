import { type Early, early, pressedControl } from '#early/early.ts';
import { createCodeLoader, MissingCode, type MissingReason } from './code-loader.ts';

/** The page's own entry, which changes with each version. */
const entry = () => document.querySelector('script[type=module][src*="/index-"]')?.getAttribute('src');

async function isOtherVersion(): Promise<boolean> {
  try {
    const response = await fetch('/', { cache: 'no-store', headers: { Accept: 'text/html' } });
    const name = entry();
    return response.ok && name ? !(await response.text()).includes(name) : false;
  } catch {
    return false;
  }
}

/** The code of this page's shop: one owner for parts, pages, machines and the client alike. */
export const codeLoader = createCodeLoader({
  fetch: (address, init) => fetch(address, init),
  progress: () => early()?.progress(),
  isOnline: () => navigator.onLine,
  now: () => performance.now(),
  after: (ms, work) => {
    const timer = setTimeout(work, ms);
    return () => clearTimeout(timer);
  },
  onReturn: (work) => {
    addEventListener('online', work);
    return () => removeEventListener('online', work);
  },
  isOtherVersion,
});

/** The engines' words for a script that their `import()` could not fetch, now or before. */
const notImported = /dynamically imported module|error loading dynamically|importing a module script/i;

/** How long code that is there may take to run before its control is marked as pending, in ms. */
const markAfter = 50;

/** When the line says that it is slow, beside a mark that somebody looks at an empty place for, in ms; it is looked at each 500. */
const slowAfter = 450;

/** Whether the document shows a page. */
export const isPainted = (): boolean => document.querySelector('main') !== null;

/** Marks a control, if one is, whose page or part is waited for, and says within a second that the line is slow; the answer ends that. */
export function markWaiting(control: Element | null): () => void {
  let end: ReturnType<Early['markPending']> | undefined;
  const marking = setTimeout(() => {
    end = early()?.markPending(control ?? document.createElement('div'), slowAfter);
  }, markAfter);
  return () => {
    clearTimeout(marking);
    end?.();
  };
}

let isBegun = false;
/** Counts the document's own scripts as loaded: were one missing, none of this would run. */
function begin(): void {
  if (isBegun) return;
  isBegun = true;
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type=module][src]');
  codeLoader.came(Array.from(scripts, ({ src }) => new URL(src).pathname));
}

let isStyleWanted = false;
let style: Promise<void> | undefined;

async function applyStyle(): Promise<void> {
  const { style: address } = document.documentElement.dataset;
  if (address === undefined) return;
  await codeLoader.bring([address]);
  await new Promise((resolve) => {
    const named = { rel: 'stylesheet', href: address, onload: resolve, onerror: resolve };
    document.head.append(Object.assign(document.createElement('link'), named));
  });
}

/** Brings the whole style of the shop (`data-style` names its file); from the first call on all late code waits for it. */
export function bringStyle(): Promise<void> {
  isStyleWanted = true;
  style ??= applyStyle().catch((reason: unknown) => {
    style = undefined;
    throw reason;
  });
  return style;
}

/**
 * Wraps every `import()` of the built shop, in place of Vite's own helper: `files` are the script's and those that it imports in
 * turn. Where a press asked for it, its control is marked as pending, and says so where the code is given up.
 * @public The build names it (tools/whole-scripts.ts).
 */
export async function importWhole<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  begin();
  const addresses = files.map((file) => `/${file}`);
  const control = pressedControl();
  let end: ReturnType<Early['markPending']> | undefined;
  const mark = (): void => {
    if (control !== null) end = early()?.markPending(control);
  };
  // Code that is there is mostly run already; where it still has to be, a slow phone takes a while.
  const marking = setTimeout(mark, markAfter);
  try {
    if (!codeLoader.areThere(addresses)) {
      clearTimeout(marking);
      mark();
      await codeLoader.bring(addresses);
    }
    const [code] = await Promise.all([load(), isStyleWanted && bringStyle()]);
    clearTimeout(marking);
    end?.();
    return code;
  } catch (reason) {
    clearTimeout(marking);
    const isRefused = reason instanceof Error && notImported.test(reason.message);
    if (isRefused) codeLoader.refuse(addresses);
    const missing = isRefused ? new MissingCode('stuck', { cause: reason }) : reason;
    end?.(missing instanceof MissingCode ? missing.reason : ('stuck' satisfies MissingReason));
    throw missing;
  }
}

/** Resolves when all scripts that the document of this page names are there; until then it says what is missing, and asks again. */
export async function bringPage(): Promise<void> {
  begin();
  const named = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch][href$=".js"]');
  const files = Array.from(named, ({ href }) => new URL(href).pathname);
  for (;;) {
    try {
      return await codeLoader.bring(files);
    } catch (reason) {
      const why = reason instanceof MissingCode ? reason.reason : 'failed';
      early()?.fail(why === 'failed' ? 'stuck' : why);
      await nextChance();
    }
  }
}

/** Resolves when it makes sense to ask again for code that was given up: the connection returned, or somebody pressed something. */
export function nextChance(): Promise<void> {
  if (typeof window === 'undefined') return new Promise(() => {});
  return new Promise((resolve) => {
    const ended = new AbortController();
    for (const news of ['online', 'click', 'submit', 'visibilitychange']) {
      addEventListener(
        news,
        () => {
          ended.abort();
          // Not within the event: what is asked for then is not what this press asked for.
          setTimeout(resolve);
        },
        { signal: ended.signal, capture: true },
      );
    }
  });
}
