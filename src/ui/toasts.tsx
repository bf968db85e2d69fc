import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { css, cva, cx } from '#styled-system/css';
import { vstack } from '#styled-system/patterns';
import { announce } from './announce.ts';
import { freeTop, type Span } from './free-top.ts';
import { round } from './round.ts';

const region = vstack({
  position: 'fixed',
  top: '4',
  left: '4',
  right: '4',
  zIndex: 'toast',
  gap: { base: '1.5', md: '2.5' },
  pointerEvents: 'none',
  // A phone has room for three; older ones appear when these are closed.
  '& > li:nth-child(n + 4)': { display: { base: 'none', md: 'flex' } },
});

const toast = cva({
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: { base: '2.5', md: '3' },
    w: 'full',
    maxW: 'panel',
    // Three of them must leave most of a phone's window free.
    p: { base: '2.5', md: '4' },
    fontSize: { base: 'small', md: 'body' },
    lineHeight: { base: 'snug', md: 'body' },
    bg: 'raised',
    color: 'text',
    border: 'hairline',
    borderInlineStart: '[5px solid {colors.muted}]',
    borderRadius: 'lg',
    shadow: 'float',
    pointerEvents: 'auto',
    animationName: 'toastIn',
    animationDuration: 'page',
    animationTimingFunction: 'out',
    _still: { animationName: '[none]' },
    '& > svg': { w: { base: '5', md: '6' }, h: { base: '5', md: '6' }, flexShrink: '0' },
  },
  variants: {
    tone: {
      info: { '& > svg': { color: 'muted' } },
      success: { borderInlineStartColor: 'success', '& > svg': { color: 'success' } },
      warning: { borderInlineStartColor: 'ochre', '& > svg': { color: 'text' } },
      error: { borderInlineStartColor: 'danger', '& > svg': { color: 'danger' } },
    },
  },
});

const texts = css({ flexGrow: '1', minW: '0' });
const titleStyle = css({ fontWeight: 'bold' });
const count = css({ fontWeight: 'bold', whiteSpace: 'nowrap' });

const close = css({
  flexShrink: '0',
  minW: '7',
  minH: '7',
  px: '1',
  fontWeight: 'semibold',
  fontSize: 'small',
  color: 'primary',
  _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'lg' },
  '& svg': { w: '4.5', h: '4.5', color: 'muted' },
});

// Above the closing button, which takes presses on the whole notice.
const acting = css({
  position: 'relative',
  zIndex: '[1]',
  minH: 'control',
  px: '2',
  color: 'primary',
  textDecoration: 'underline',
});

const icons = { info: Info, success: CircleCheck, warning: CircleAlert, error: CircleAlert };

export type ToastTone = 'info' | 'success' | 'warning' | 'error';
export type ToastItem = {
  id: number;
  tone: ToastTone;
  title?: string;
  text: string;
  /** How often it was raised, if more than once. */
  times?: string;
  /** A visible text on the closing button, if required; else a cross. */
  closeText?: string;
  /** A button that closes it, too. */
  action?: { text: string; onPress: () => void };
  /** Its text is also announced elsewhere on the page, so the toast is not. */
  announcedElsewhere?: boolean;
};

type ToastsProps = {
  label: string;
  closeLabel: string;
  /** Newest first. */
  toasts: readonly ToastItem[];
  onClose: (id: number) => void;
  onPointer: (inside: boolean) => void;
  onFocus: (inside: boolean) => void;
};

/** The closing button that gets the focus next: of the toast below, else of the one above. */
function neighbour(button: Element): HTMLElement | null {
  const item = button.closest('li');
  const other = item?.nextElementSibling ?? item?.previousElementSibling;
  return other?.querySelector<HTMLElement>('button:last-of-type') ?? null;
}

/** The element at the top of a page that notices must not cover. */
const heads = 'header:not(main *), header ~ nav';

/** What a page is read by, its titles and what is marked so; and the bar at the bottom of the window (`reserveBar`). */
const readFirst = 'main :is(h1, h2, [data-read-first]), [data-at-bottom]';
/** A page enters this much lower than it stays, in px. */
const entry = 8;

/** The focused element while the keyboard is used; not a button that was tapped. */
const used = ':is(input, textarea, select, button, a):focus-visible';

/** The vertical extent of a field in the window, with its label and its error. */
function spanOf(control: Element): Span {
  const { ownerDocument: page } = control;
  const labels = 'labels' in control ? [...((control.labels as NodeList | null) ?? [])] : [];
  const said = control.matches('[aria-invalid=true]') ? control.getAttribute('aria-describedby') : null;
  const errors = (said?.split(' ') ?? []).map((id) => page.getElementById(id));
  const places = [control, ...labels, ...errors]
    .filter((one) => one instanceof Element)
    .map((one) => one.getBoundingClientRect())
    .filter(({ height }) => height > 0);
  return {
    top: Math.min(...places.map(({ top }) => top)),
    bottom: Math.max(...places.map(({ bottom }) => bottom)),
  };
}

/** The vertical extents of the bar and of what is read first, where it is seen and as far right or left as the notices. */
function readUnder(list: HTMLElement): Span[] {
  const { ownerDocument: page, firstElementChild: notice } = list;
  const own = (notice ?? list).getBoundingClientRect();
  const text = page.createRange();
  const isSeen = (element: Element) =>
    element.getBoundingClientRect().width > 1 &&
    page.defaultView?.getComputedStyle(element).visibility === 'visible';
  return [...page.querySelectorAll(readFirst)]
    .filter(isSeen)
    .map((element) => {
      // The box of a title is as wide as the page.
      text.selectNodeContents(element);
      return (element.matches('a') ? element : text).getBoundingClientRect();
    })
    .filter(({ left, right }) => left < own.right && right > own.left)
    .map(({ top, bottom }) => ({ top: top - entry, bottom }));
}

/**
 * Keeps the notices below the visible header and navigation, clear of what is read first, of the bar at the bottom, and of the
 * focused field with its label and error; in a window too low for that, below the header. Returns a function that ends that.
 */
function stayClear(list: HTMLElement): () => void {
  const page = list.ownerDocument;
  const seen = new WeakSet<Element>();
  let isPressed = false;
  let stopped: ReturnType<typeof setTimeout>;
  const place = () => {
    // A notice that moved under a pressed pointer would take its click.
    if (isPressed) return;
    const read = readUnder(list);
    list.style.removeProperty('top');
    const own = list.getBoundingClientRect();
    const head = [...page.querySelectorAll(heads)].map((element) => {
      if (!seen.has(element)) size?.observe(element);
      seen.add(element);
      return element.getBoundingClientRect();
    });
    const focused = page.activeElement;
    const control = focused?.matches(used) && !list.contains(focused) ? [spanOf(focused)] : [];
    const lowest = page.documentElement.clientHeight - own.height;
    const top = [[...head, ...control, ...read], [...head, ...control], head, []]
      .map((spans) => freeTop(own.top, own.height, spans))
      .find((free) => free <= lowest);
    if (top !== undefined && top !== own.top) list.style.top = `${top}px`;
  };
  const size = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place);
  size?.observe(list);
  // The header changes with the page.
  size?.observe(page.body);
  place();
  const closing = new AbortController();
  const options = { passive: true, capture: true, signal: closing.signal };
  page.addEventListener('focusin', place, options);
  // Safari before 26.2 has no `scrollend`.
  const scroll = () => {
    clearTimeout(stopped);
    stopped = setTimeout(place, 150);
  };
  page.addEventListener('scroll', scroll, options);
  const press = () => {
    isPressed = true;
  };
  const release = () => {
    isPressed = false;
    requestAnimationFrame(place);
  };
  page.addEventListener('pointerdown', press, options);
  for (const type of ['pointerup', 'pointercancel']) page.addEventListener(type, release, options);
  return () => {
    closing.abort();
    clearTimeout(stopped);
    size?.disconnect();
  };
}

/**
 * Notices at the top centre, newest on top (specification §2). A click anywhere on one closes it. Pointers do not move the focus;
 * closing one by keyboard moves it to the next, or back to where it came from. Announced apart (`announce`), without buttons.
 */
export function Toasts({ label, closeLabel, toasts, onClose, onPointer, onFocus }: ToastsProps) {
  const origin = useRef<EventTarget | null>(null);
  const list = useRef<HTMLOListElement>(null);
  const isEmpty = toasts.length === 0;
  // Before the paint, or they would visibly jump.
  useLayoutEffect(() => (isEmpty || list.current === null ? undefined : stayClear(list.current)), [isEmpty]);

  const leave = (button: HTMLButtonElement) => {
    const page = button.ownerDocument;
    if (page.activeElement !== button) return;
    const from = origin.current instanceof HTMLElement && origin.current.isConnected ? origin.current : null;
    (neighbour(button) ?? from ?? page.querySelector('main'))?.focus();
  };

  const closing = (id: number, act?: () => void) => ({
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      leave(event.currentTarget);
      act?.();
      onClose(id);
    },
  });

  const newest = useRef(0);
  useEffect(() => {
    for (const { id, title, text, times, announcedElsewhere } of toasts) {
      if (id > newest.current && announcedElsewhere !== true)
        announce([title, text, times].filter(Boolean).join('. '), true);
    }
    newest.current = Math.max(newest.current, toasts[0]?.id ?? 0);
  }, [toasts]);
  if (isEmpty) return null;
  return (
    <section
      aria-label={label}
      onPointerEnter={() => onPointer(true)}
      onPointerLeave={() => onPointer(false)}
      onFocus={(event) => {
        if (event.currentTarget.contains(event.relatedTarget)) return;
        origin.current = event.relatedTarget;
        onFocus(true);
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onFocus(false);
      }}
    >
      <ol ref={list} className={region}>
        {toasts.map(({ id, tone, title, text, times, closeText, action }) => {
          const Icon = icons[tone];
          return (
            <li key={id} className={toast({ tone })}>
              <Icon aria-hidden="true" />
              <div className={texts}>
                {title !== undefined && <p className={titleStyle}>{title}</p>}
                <p>
                  <bdi>{text}</bdi>
                  {times !== undefined && <b className={count}> {times}</b>}
                </p>
              </div>
              {action && (
                <button type="button" className={acting} {...closing(id, action.onPress)}>
                  {action.text}
                </button>
              )}
              <button
                type="button"
                className={cx(round, close)}
                aria-label={closeText === undefined ? closeLabel : undefined}
                {...closing(id)}
              >
                {closeText ?? <X aria-hidden="true" />}
              </button>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
