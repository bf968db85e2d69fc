import type { Held } from '#browser/early.ts';

/** Whether the browser itself carries out the press, by a form's address. */
export const leads = (button: HTMLButtonElement): boolean =>
  button.type === 'submit' && button.form?.hasAttribute('action') === true;

/** The form that Enter would submit if its button had been parsed: without it the browser submits nothing, and fires no event. */
export const enteredForm = (event: Event): HTMLFormElement | null => {
  const { key, isComposing, target } = event as KeyboardEvent;
  const form = target instanceof HTMLInputElement && target.form;
  if (key !== 'Enter' || isComposing || !event.isTrusted || !form || form.hasAttribute('action')) return null;
  return form.querySelector('[type=submit]') === null ? form : null;
};

/** The control whose press only the page's code carries out; null where the browser does something, or nothing is to be done. */
const controlOf = (event: Event): HTMLElement | null => {
  const { type, target } = event;
  if (type === 'keydown') return enteredForm(event);
  if (!(target instanceof Element)) return null;
  if (type === 'submit') return target.hasAttribute('action') ? null : (target as HTMLElement);
  const button = type === 'click' && target.closest('button');
  return button && !button.hasAttribute('commandfor') && !leads(button) ? button : null;
};

/**
 * Holds what a person presses, types or submits until the rest of the early script has come (`main.ts`), which handles it then. A
 * document that ends before it is loaded again, once, when something is pressed: nothing else could be done or said.
 */
export const holdEvents = (): Held[] => {
  const held: Held[] = [];
  let isLeft = false;
  const leaveEnded = (): void => {
    if (isLeft || window.early || document.readyState === 'loading') return;
    isLeft = held.some(({ control }) => control);
    if (isLeft) location.reload();
  };
  const hear = (event: Event): void => {
    if (window.early || !event.isTrusted) return;
    const control = controlOf(event);
    if (!control && event.type === 'keydown') return;
    held.push({ event, control });
    if (!control) return;
    event.preventDefault();
    control.dataset.pending = '';
    control.setAttribute('aria-busy', 'true');
    leaveEnded();
  };
  for (const type of ['click', 'submit', 'keydown', 'input']) addEventListener(type, hear, true);
  addEventListener('readystatechange', leaveEnded, true);
  return held;
};
