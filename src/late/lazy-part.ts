import {
  type ComponentType,
  createElement,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
} from 'react';
import { early } from '#early/early.ts';
import { Ready } from '#early/ready.ts';
import { markWaiting, nextChance } from './browser-code.ts';
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

/** Where nothing stands in the place of a part, the line at the foot says that it is waited for. */
function Waiting(): null {
  useEffect(() => markWaiting(null), []);
  return null;
}

/**
 * A part of a page whose code comes after the page's own; what was prerendered of it, or `fallback`, stands until then: null
 * where nobody looks for it. Code that is
 * given up is said at the foot of the page, and asked for again when the connection returns or somebody presses something.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = createElement(Waiting),
): (props: Props) => ReactElement {
  const Part = lazy(async () => ({ default: await retry(load) })) as ComponentType<Props>;
  return (props) => createElement(Suspense, { fallback }, createElement(Part, props), createElement(Ready));
}

/** One without props, as the element that a page holds on to: nothing is told to it from above. */
export const lazyElement = (load: () => Promise<ComponentType>): ReactElement =>
  createElement(lazyPart(load));
