import { markedAfter, slowPlaceAfter } from '#rules/waits.ts';
import { createCodeLoader, MissingCode } from './code-loader.ts';
import { type Early, early, pressedControl } from './early.ts';

/** The loader shared by parts, pages, machines and the client. */
const codeLoader = createCodeLoader(() => early()?.progress());
if (typeof document !== 'undefined') {
  // This code runs only where the document's own scripts have loaded.
  const scripts = document.querySelectorAll<HTMLScriptElement>('script[type=module][src]');
  codeLoader.markLoaded(Array.from(scripts, ({ src }) => new URL(src).pathname));
}

/** The messages of the browsers for a script that `import()` could not fetch, now or before. */
const notImported = /dynamically imported module|error loading dynamically|importing a module script/i;

/** Whether the document holds a page already. */
export const isPageThere = (): boolean => document.querySelector('main') !== null;

/**
 * Marks the control, if any, that waits for a page or a part, and reports a slow connection within a second; the returned
 * function ends that. `onMark` is called with the mark.
 */
export function markWaiting(control: Element | null, onMark?: () => void): () => void {
  let end: ReturnType<Early['markPending']> | undefined;
  const marking = setTimeout(() => {
    onMark?.();
    end = early()?.markPending(control ?? document.createElement('div'), slowPlaceAfter);
  }, markedAfter);
  return () => {
    clearTimeout(marking);
    end?.();
  };
}

let isStyleWanted = false;
let style: Promise<void> | undefined;

async function applyStyle(): Promise<void> {
  if (typeof window === 'undefined') return;
  const { style: address } = document.documentElement.dataset;
  if (address === undefined) return;
  await codeLoader.load([address]);
  await new Promise((resolve) => {
    const named = { rel: 'stylesheet', href: address, onload: resolve, onerror: resolve };
    document.head.append(Object.assign(document.createElement('link'), named));
  });
}

/** Loads the shop's full stylesheet (`data-style` names its file); from the first call on all late code waits for it. */
export function loadStyle(): Promise<void> {
  isStyleWanted = true;
  style ??= applyStyle().catch((reason: unknown) => {
    style = undefined;
    throw reason;
  });
  return style;
}

/**
 * Wraps every `import()` of the built shop, in place of Vite's own helper: `files` are the script's and its static imports'. If a
 * press asked for it, its control is marked as pending, and shows a failure.
 * @public The build names it (tools/code-loader-plugin.ts).
 */
export async function importWhole<T>(load: () => Promise<T>, files: readonly string[] = []): Promise<T> {
  const addresses = files.map((file) => `/${file}`);
  const control = pressedControl();
  let end: ReturnType<Early['markPending']> | undefined;
  const mark = (): undefined => {
    if (control !== null) end = early()?.markPending(control);
  };
  const areLoaded = codeLoader.areLoaded(addresses);
  // Fetched code has usually run already; otherwise running it takes a slow phone a while.
  const marking = areLoaded ? setTimeout(mark, markedAfter) : mark();
  try {
    if (!areLoaded) await Promise.all([codeLoader.load(addresses), isStyleWanted && loadStyle()]);
    const [code] = await Promise.all([load(), isStyleWanted && loadStyle()]);
    end?.();
    return code;
  } catch (reason) {
    end?.('failed');
    const isRefused = reason instanceof Error && notImported.test(reason.message);
    throw isRefused ? new MissingCode({ cause: reason }) : reason;
  } finally {
    clearTimeout(marking);
  }
}

/** Resolves when all scripts that the document names are loaded. Rejects with `MissingCode`. */
export function loadPageCode(): Promise<void> {
  const named = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=fetch][href$=".js"]');
  return codeLoader.load(Array.from(named, ({ href }) => new URL(href).pathname));
}
