import type { Early, PendingPress, Replayer } from '#browser/early.ts';
import { painted } from '#browser/painted.ts';

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The attributes by which a user recognizes a control. */
const looksOf = (element: Element): string =>
  JSON.stringify([
    ...['type', 'name', 'aria-label'].map((name) => element.getAttribute(name)),
    element.closest('form')?.getAttribute('name'),
    element.closest('dialog')?.id,
    element.matches('[type=checkbox], [type=radio]') && element.getAttribute('value'),
    element.matches('button') && element.textContent,
    element.getAttribute('data-add'),
  ]);

/** The connected element, or its only equivalent if React rendered the page again. */
function findReplacement<E extends Element>(element: E): E | undefined {
  if (element.isConnected) return element;
  const looks = looksOf(element);
  const [replacement, other] = [...document.querySelectorAll(element.localName)].filter(
    (one) => looksOf(one) === looks,
  );
  return other === undefined ? (replacement as E | undefined) : undefined;
}

/** Whether a field still has its default value. */
function isPristine(field: TextControl): boolean {
  if (!(field instanceof HTMLSelectElement)) return field.value === field.defaultValue;
  const given = [...field.options].findIndex(({ defaultSelected }) => defaultSelected);
  return field.selectedIndex === Math.max(given, 0);
}

/** Copies the state of a served field into its replacement; what was deleted is copied, too, over a stored draft. */
function copyField(served: TextControl, replacement: TextControl, isChanged: boolean): void {
  if ('checked' in served && 'checked' in replacement) replacement.checked = served.checked;
  if (isPristine(served) && !isChanged) return;
  replacement.value = served.value;
  replacement.dispatchEvent(new Event('input', { bubbles: true }));
}

function focusAt(served: TextControl, replacement: TextControl): void {
  replacement.focus({ preventScroll: true });
  if (!('selectionStart' in served && 'selectionStart' in replacement)) return;
  // A stored value that appears in the focused field: what the user types next replaces it.
  if (served.value !== replacement.value) replacement.select();
  // An e-mail field has no readable selection.
  else if (served.selectionStart !== null)
    replacement.setSelectionRange(served.selectionStart, served.selectionEnd);
}

/**
 * Preserves the fields of a served page until the returned function is called. Hydration leaves them unchanged; if React renders
 * a part of the page again instead, the new fields get the old ones' text, selection and focus.
 */
export function preserveFields(root: Element, early?: Pick<Early, 'isChanged'>): () => void {
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
      copyField(field, replacement, early?.isChanged(field) === true);
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

/** Returns what waits until no mouse button is down: a control that is replaced between press and release gets no click. */
export function followMouse(): () => Promise<void> {
  let released = Promise.resolve();
  const hold = (): void => {
    released = new Promise((resolve) => {
      const held = new AbortController();
      // The click follows in the same task. A context menu takes the release.
      const end = () => {
        held.abort();
        setTimeout(resolve);
      };
      for (const type of ['pointerup', 'pointercancel', 'contextmenu', 'dragend', 'keyup'])
        addEventListener(type, end, { capture: true, signal: held.signal });
    });
  };
  // Pressed before this code ran.
  if (document.querySelector(':active')) hold();
  addEventListener('pointerdown', ({ pointerType }) => pointerType === 'mouse' && hold(), true);
  return () => released;
}

function dispatch(target: Element): void {
  if (target instanceof HTMLFormElement) target.requestSubmit();
  else if (target instanceof HTMLElement) target.click();
}

/**
 * Dispatches the pending presses whose part of the page is ready, in order. React renders between two presses, as between real
 * ones, so that a second press builds on the first.
 */
export function replayer(early: Early, store: Replayer['store']): Replayer {
  let isReplaying = false;
  const replay = async (): Promise<void> => {
    if (isReplaying) return;
    isReplaying = true;
    // First the fields of a part that React rendered again get their text (`preserveFields`): its effects run in the same task.
    await undefined;
    for (let next = nextOf(early); next !== undefined; next = nextOf(early)) {
      if (early.take(next.press)) dispatch(next.target);
      await painted();
    }
    isReplaying = false;
  };
  return {
    store,
    replay: () => void replay(),
    isHydrated: (element) => Object.keys(element).some((key) => key.startsWith('__reactProps$')),
  };
}

/** The oldest press whose part of the page is ready. */
function nextOf(early: Early): { press: PendingPress; target: Element } | undefined {
  for (const press of early.presses) {
    const target = findReplacement(press.target);
    if (target?.dataset.add === press.add && target !== undefined && early.isReady(target))
      return { press, target };
  }
  return undefined;
}
