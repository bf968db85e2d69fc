import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import type { Early, EarlyPress } from './early.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** React marks what it has hydrated. */
const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((name) => name.startsWith('__reactProps$'));

/** What a person takes for the same control. */
const looksOf = (element: Element): string =>
  JSON.stringify([
    ...['type', 'name', 'aria-label'].map((name) => element.getAttribute(name)),
    element.closest('form')?.getAttribute('name'),
    element.matches('button, label') && element.textContent,
  ]);

/** An element, or where React rendered the page again the one in its place, if there is exactly one. */
function findReplacement<E extends Element>(element: E): E | undefined {
  if (element.isConnected) return element;
  const looks = looksOf(element);
  const [replacement, other] = [...document.querySelectorAll(element.localName)].filter(
    (one) => looksOf(one) === looks,
  );
  return other === undefined ? (replacement as E | undefined) : undefined;
}

/**
 * Keeps the fields of a served page, which its hydration leaves as they are. Where React renders the page again instead, the
 * answered function gives the new fields what the old ones held: text, caret and focus.
 */
export function keepFields(root: Element): () => void {
  const served = [...root.querySelectorAll<TextControl>('input, textarea, select')];
  let focused = document.activeElement;
  root.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  return () => {
    for (const field of served.filter(({ isConnected }) => !isConnected)) {
      const replacement = findReplacement(field);
      if (replacement === undefined) continue;
      served.splice(served.indexOf(field), 1);
      if ('checked' in field && 'checked' in replacement) replacement.checked = field.checked;
      if (!('defaultValue' in field) || field.value !== field.defaultValue) replacement.value = field.value;
      if (field !== focused || document.activeElement !== document.body) continue;
      replacement.focus({ preventScroll: true });
      if ('selectionStart' in replacement && field.value !== '' && 'selectionStart' in field)
        replacement.setSelectionRange(field.selectionStart, field.selectionEnd);
    }
  };
}

function replay({ type, target: early }: EarlyPress): void {
  const target = findReplacement(early);
  if (type === 'submit' && target instanceof HTMLFormElement) target.requestSubmit();
  else if (type === 'click' && target instanceof HTMLElement) {
    const { activeElement: typing } = document;
    // Firefox takes a click far from a label's last mousedown for a selection of its text (HTMLLabelElement::PostHandleEvent).
    target.dispatchEvent(new MouseEvent('mousedown'));
    target.click();
    // A label that is clicked takes the focus from the field in which somebody types by now.
    if (target instanceof HTMLLabelElement && typing instanceof HTMLInputElement)
      typing.focus({ preventScroll: true });
  } else if (type === 'change') target?.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Resolves when React has rendered and the browser has painted. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** How long a page that is rendered again may take to show the element in a pressed one's place, in ms. */
const patience = 2000;

/** Between two looks at what waits for its code, in ms; each press ends within its limits, and with the last one the looks. */
const pause = 50;

/**
 * Event replay: does what was pressed as soon as its own part of the page is hydrated, presses of one part in their order. React
 * renders between one and the next, as it does between real presses: a second one counts on from the first.
 */
function startReplay(early: Early): void {
  const since = performance.now();
  let isLooking = false;
  const look = async (): Promise<void> => {
    isLooking = true;
    while (early.presses.length > 0) {
      for (const press of [...early.presses]) {
        const replacement = findReplacement(press.target);
        if (replacement === undefined && performance.now() - since > patience) early.drop(press, 'failed');
        if (replacement === undefined || !isHydrated(replacement)) continue;
        await painted();
        if (early.drop(press)) replay(press);
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    isLooking = false;
  };
  early.onKept = () => {
    if (!isLooking) void look();
  };
  early.onKept();
}

type HydratedProps = {
  onHydrated: () => void;
  /** Calls for each page that is left for another; answers with what ends that. */
  onLeave: (work: () => void) => () => void;
  /** Gives fields that were rendered again what the served ones held. */
  restoreFields: () => void;
  children: ReactNode;
};

/** The shop, hydrated over its served page. Once the machines of the page have started, what was pressed before is done, once. */
export function Hydrated({ onHydrated, onLeave, restoreFields, children }: HydratedProps) {
  useLayoutEffect(restoreFields, [restoreFields]);
  // The effects of all within it come first: a submission is kept until the machine of its form has started.
  useEffect(() => {
    onHydrated();
    performance.mark('shop-ready');
    // Parts of the page may have come after its first frame.
    restoreFields();
    const { early } = window;
    if (early === undefined) return;
    early.handOver();
    startReplay(early);
  }, [onHydrated, restoreFields]);
  // Nothing is done on another page than the one it was pressed on; the footer is every page's.
  useEffect(
    () =>
      onLeave(() => {
        const { early } = window;
        early?.keepDrafts();
        for (const press of [...(early?.presses ?? [])])
          if (press.target.closest('footer') === null) early?.drop(press);
      }),
    [onLeave],
  );
  return children;
}
