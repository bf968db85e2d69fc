import { type ReactNode, useEffect } from 'react';
import type { App } from '#app/app.ts';

/** What was pressed, sent, typed or chosen before its code was there (`public/early.js`). */
type HeldPress = { type: string; target: Element; value?: string };

declare global {
  interface Window {
    /**
     * What was kept, oldest first; it goes on being kept until the end. A script's press is none (what it fills in is
     * kept), nor is what comes of doing the oldest one.
     */
    heldPresses?: { next(): HeldPress | undefined; do(how: (press: HeldPress) => void): void; end(): void };
  }
}

/** What is in a field already is news to React: its own setter remembers another value first. */
function tell(
  field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement,
  type: string,
  value: string,
) {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  if (!(field instanceof HTMLSelectElement)) field.value = `${value} `;
  set?.call(field, value);
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** What a person takes for the same control. */
const looksOf = (element: Element): string =>
  JSON.stringify([
    ...['type', 'name', 'aria-label'].map((name) => element.getAttribute(name)),
    element.closest('form')?.dataset.draft,
    element.matches('button, label') && element.textContent,
  ]);

/** An element, or where its page was drawn anew the one that stands for it, if there is exactly one. */
function heirOf(element: Element): Element | undefined {
  if (element.isConnected) return element;
  const looks = looksOf(element);
  const [heir, other] = [...document.querySelectorAll(element.localName)].filter(
    (one) => looksOf(one) === looks,
  );
  return other === undefined ? heir : undefined;
}

function replay({ type, target: held, value }: HeldPress): void {
  const target = heirOf(held);
  if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
  else if (type === 'click' && target instanceof HTMLElement) target.click();
  else if (
    value !== undefined &&
    (target instanceof HTMLInputElement ||
      target instanceof HTMLTextAreaElement ||
      target instanceof HTMLSelectElement)
  ) {
    tell(target, type, value);
  }
}

/** Between two looks whether the whole page has its code, in ms: its parts may come long after it. */
const pause = 50;

/** React marks what it has taken over; a part of the page may follow after its root. */
const isTaken = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));

/** How long a page that is drawn anew may take to show what stands for the one that was there, in ms. */
const patience = 2000;

/** When the shop began, in ms of the page. */
const readyAt = (): number => performance.getEntriesByName('shop-ready').at(-1)?.startTime ?? 0;

/** Whether a press can be done: its target has its code, or nobody stands for it any more. */
function isDue({ target }: HeldPress): boolean {
  const heir = heirOf(target);
  return heir === undefined ? performance.now() - readyAt() > patience : isTaken(heir);
}

/** React has drawn what it was told, and its effects have run: a machine starts in one, and answers nothing before. */
const settled = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Does what was kept as soon as each target has its code, and ends the keeping when the whole page has. React renders
 * between one press and the next, as it does between those of a hand: a second one raises what the first has raised.
 */
async function replayAll(held: NonNullable<typeof window.heldPresses>): Promise<void> {
  for (let press = held.next(); press !== undefined; press = held.next()) {
    if (!isDue(press)) break;
    if (press.type !== 'input') await settled();
    held.do(replay);
    if (press.type !== 'change') continue;
    // A field tells of a change when it is left, or at Enter.
    await settled();
    heirOf(press.target)?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  }
  const isWhole = [...document.querySelectorAll('#root :is(button, form, input, select)')].every(isTaken);
  if (held.next() === undefined && isWhole) held.end();
  else setTimeout(() => replayAll(held), held.next() === undefined ? pause : 0);
}

type ReplayedProps = {
  app: Pick<App, 'arrival'>;
  /** What had the focus in a document whose page is drawn anew. */
  focused: Element | null;
  children: ReactNode;
};

/** The shop, which does what was asked of its page before it was there: each thing once, in order. */
export function Replayed({ app, focused, children }: ReplayedProps) {
  useEffect(() => {
    app.arrival.end();
    performance.mark('shop-ready');
    const heir = focused === null || focused === document.body ? undefined : heirOf(focused);
    if (heir instanceof HTMLElement) heir.focus({ preventScroll: true });
    if (window.heldPresses !== undefined) replayAll(window.heldPresses);
  }, [app, focused]);
  return children;
}
