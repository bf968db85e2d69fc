import {
  type ComponentType,
  createElement,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
} from 'react';
import { awaitRetryOccasion, markWaiting } from './browser-code.ts';
import { MissingCode } from './code-loader.ts';
import { early } from './early.ts';
import { Ready } from './ready.ts';

async function retry<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const part = await load();
      early()?.say(null);
      return part;
    } catch (reason) {
      if (!(reason instanceof MissingCode)) throw reason;
      if (reason.reason !== 'offline') early()?.say(reason.reason === 'failed' ? 'stuck' : reason.reason);
      await awaitRetryOccasion();
    }
  }
}

/** Without a fallback, the line at the bottom of the window reports that the part is loading. */
function Waiting(): null {
  useEffect(() => markWaiting(null), []);
  return null;
}

/**
 * A part of a page whose code loads after the page's own. Until then its prerendered markup, or `fallback`, is shown; `null` for
 * a part that nobody looks for. A failure is reported at the bottom of the page, and retried on reconnection or at the next
 * press.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = createElement(Waiting),
): (props: Props) => ReactElement {
  const Part = lazy(async () => ({ default: await retry(load) })) as ComponentType<Props>;
  return (props) => createElement(Suspense, { fallback }, createElement(Part, props), createElement(Ready));
}

/** A lazy part without props, as a constant element: it never rerenders from above. */
export const lazyElement = (load: () => Promise<ComponentType>): ReactElement =>
  createElement(lazyPart(load));
