import { type ComponentType, createElement, lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { early } from '#early/early.ts';
import { Ready } from '#early/ready.ts';
import { nextChance } from './browser-code.ts';
import { MissingCode } from './code-loader.ts';

async function retry<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const part = await load();
      early()?.say(null);
      return part;
    } catch (reason) {
      if (!(reason instanceof MissingCode)) throw reason;
      if (reason.reason !== 'offline') early()?.say(reason.reason === 'failed' ? 'stuck' : reason.reason);
      await nextChance();
    }
  }
}

/**
 * A part of a page whose code comes after the page's own; what was prerendered of it, or `fallback`, stands until then. Code that is
 * given up is said at the foot of the page, and asked for again when the connection returns or somebody presses something.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: ReactNode,
): (props: Props) => ReactElement {
  const Part = lazy(async () => ({ default: await retry(load) })) as ComponentType<Props>;
  return (props) => createElement(Suspense, { fallback }, createElement(Part, props), createElement(Ready));
}

/** One without props, as the element that a page holds on to: nothing is told to it from above. */
export const lazyElement = (load: () => Promise<ComponentType>): ReactElement =>
  createElement(lazyPart(load));
