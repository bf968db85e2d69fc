import type { Early, PendingPress } from './early.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** What a person takes for the same control. */
const looksOf = (element: Element): string =>
  JSON.stringify([
    ...['type', 'name', 'aria-label'].map((name) => element.getAttribute(name)),
    element.closest('form')?.getAttribute('name'),
    element.closest('dialog')?.id,
    element.matches('[type=checkbox], [type=radio]') && element.getAttribute('value'),
    element.matches('button') && element.textContent,
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

/** Whether a field holds what its document gave it. */
function isPristine(field: TextControl): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue;
  const given = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex === Math.max(given, 0);
}

/** Gives a field what the served one in its place held. */
function copyField(served: TextControl, replacement: TextControl): void {
  if ('checked' in served && 'checked' in replacement) replacement.checked = served.checked;
  if (isPristine(served)) return;
  replacement.value = served.value;
  replacement.dispatchEvent(new Event('input', { bubbles: true }));
}

function focusAt(served: TextControl, replacement: TextControl): void {
  replacement.focus({ preventScroll: true });
  // An e-mail address has no caret that could be read.
  if ('selectionStart' in served && 'selectionStart' in replacement && served.selectionStart !== null)
    replacement.setSelectionRange(served.selectionStart, served.selectionEnd);
}

/**
 * Keeps the fields of a served page until the answered function is called. Hydration leaves them as they are; where React renders
 * a part of the page again instead, the new fields get what the old ones held: text, caret and focus.
 */
export function keepFields(root: Element): () => void {
  const served = new Set(root.querySelectorAll<TextControl>('input, textarea, select'));
  let focused = document.activeElement;
  const follow = ({ target }: Event): void => {
    focused = target as Element;
  };
  root.addEventListener('focusin', follow);
  const restore = (): void => {
    for (const field of served) {
      const replacement = findReplacement(field);
      if (replacement === field || replacement === undefined) continue;
      served.delete(field);
      copyField(field, replacement);
      if (field === focused && document.activeElement === document.body) focusAt(field, replacement);
    }
  };
  const observer = new MutationObserver(restore);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    root.removeEventListener('focusin', follow);
  };
}

function dispatch(target: Element): void {
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else if (target instanceof HTMLElement) target.click();
}

/** Resolves when React has rendered and the browser has painted. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Does the pending presses whose part of the page is ready, in their order. React renders between one press and the next, as it
 * does between real ones: a second one counts on from the first.
 */
export function replayer(early: Early): () => void {
  let isReplaying = false;
  const replay = async (): Promise<void> => {
    if (isReplaying) return;
    isReplaying = true;
    for (let next = nextOf(early); next !== undefined; next = nextOf(early)) {
      if (early.end(next.press)) dispatch(next.target);
      await painted();
    }
    isReplaying = false;
  };
  return () => void replay();
}

/** The oldest press whose part of the page is ready. */
function nextOf(early: Early): { press: PendingPress; target: Element } | undefined {
  for (const press of early.presses) {
    const target = findReplacement(press.target);
    if (target !== undefined && early.isReady(target)) return { press, target };
  }
  return undefined;
}
