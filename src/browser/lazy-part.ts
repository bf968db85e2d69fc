import {
  type ComponentType,
  createElement,
  lazy,
  type ReactElement,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react';
import { askAgainAfter } from '#rules/waits.ts';
import { loadStyle, markWaiting } from './browser-code.ts';
import { MissingCode } from './code-loader.ts';
import { early } from './early.ts';
import { phase, Ready } from './phase.ts';

/** Ends what is said of the empty places that wait. */
const waits = new Set<() => void>();

/** Where a part has neither markup nor a fallback, the line at the bottom of the window reports that it is loading. */
function EmptyPlace(): null {
  useEffect(() => {
    phase.touch();
    const end = markWaiting(null);
    waits.add(end);
    return () => {
      waits.delete(end);
      end();
    };
  }, []);
  return null;
}

/**
 * A part of a page whose code loads after the page's own, with the whole style, and not before `after`. Until then its prerendered
 * markup, or `fallback`, is shown. If its code does not come, that stays, and the page says so; another page with this part tries
 * again. If `fallback` is null, nobody looks for the part: no line covers a finished page, and it is tried again until it comes.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactElement | null | ((props: Props) => ReactNode) = createElement(EmptyPlace),
  after: Promise<void> = Promise.resolve(),
): (props: Props) => ReactElement {
  const begin = () =>
    lazy(async () => {
      await after;
      for (;;)
        try {
          const [part] = await Promise.all([load(), loadStyle()]);
          return { default: part };
        } catch (reason) {
          if (!(reason instanceof MissingCode)) throw reason;
          Latest = begin();
          for (const end of waits) end();
          await new Promise((again) =>
            fallback === null ? setTimeout(again, askAgainAfter) : early()?.fail(),
          );
        }
    }) as ComponentType<Props>;
  let Latest = begin();
  return (props) => {
    const [Part] = useState(() => Latest);
    return createElement(
      Suspense,
      { fallback: typeof fallback === 'function' ? fallback(props) : fallback },
      createElement(Part, props),
      createElement(Ready),
    );
  };
}

/**
 * A lazy part without props, as a constant element: it never rerenders from above, and keeps its prerendered markup until the page
 * is touched.
 */
export const lazyElement = (load: () => Promise<ComponentType>, fallback?: null): ReactElement =>
  createElement(lazyPart(load, fallback, phase.touched));
