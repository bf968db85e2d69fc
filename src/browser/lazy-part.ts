import { type ComponentType, createElement, lazy, type ReactElement, Suspense, useEffect } from 'react';
import { awaitRetryOccasion, lineOf, loadStyle, markWaiting } from './browser-code.ts';
import { MissingCode } from './code-loader.ts';
import { demand, demanded } from './demand.ts';
import { early } from './early.ts';
import { Ready } from './ready.ts';

/** The parts whose failure is said by the one line. */
const missing = new Set<unknown>();

async function retry<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const part = await load();
      if (missing.delete(load) && missing.size === 0) early()?.say(null);
      return part;
    } catch (reason) {
      if (!(reason instanceof MissingCode)) throw reason;
      // The line of the connection says that.
      if (reason.reason !== 'offline') {
        missing.add(load);
        early()?.say(lineOf(reason));
      }
      await awaitRetryOccasion();
    }
  }
}

/** Where a part has neither markup nor a fallback, the line at the bottom of the window reports that it is loading. */
function EmptyPlace(): null {
  useEffect(() => {
    demand();
    return markWaiting(null);
  }, []);
  return null;
}

/**
 * A part of a page whose code loads after the page's own, with the whole style, and not before `after`. Until then its prerendered
 * markup, or `fallback`, is shown; `null` for a part that nobody looks for. A failure is reported at the bottom of the page, and
 * retried on reconnection or at the next press.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactElement | null = createElement(EmptyPlace),
  after: Promise<void> = Promise.resolve(),
): (props: Props) => ReactElement {
  const loadWhole = async (): Promise<ComponentType<Props>> => {
    const [part] = await Promise.all([load(), loadStyle()]);
    return part;
  };
  const Part = lazy(async () => {
    await after;
    return { default: await retry(loadWhole) };
  }) as ComponentType<Props>;
  return (props) => createElement(Suspense, { fallback }, createElement(Part, props), createElement(Ready));
}

/**
 * A lazy part without props, as a constant element: it never rerenders from above, and keeps its prerendered markup until it is
 * demanded.
 */
export const lazyElement = (load: () => Promise<ComponentType>): ReactElement =>
  createElement(lazyPart(load, undefined, demanded));
