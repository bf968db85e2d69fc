/**
 * Moves the focus out of the story when the controls beside it are used. An open menu would take it back again and again: React
 * Aria contains the focus without checking whether it moved to another window. A blur without a target and without a press inside
 * the story means that the controls have it.
 */
function leaveFocus(): void {
  let isPressed = false;
  const press = (): void => {
    isPressed = true;
    setTimeout(() => {
      isPressed = false;
    });
  };
  for (const type of ['pointerdown', 'mousedown', 'keydown'])
    window.addEventListener(type, press, { capture: true });
  window.addEventListener(
    'focusout',
    (event) => {
      if (event.relatedTarget === null && !isPressed) event.stopPropagation();
    },
    { capture: true },
  );
}

type Method = (this: unknown, ...given: unknown[]) => unknown;

/**
 * A story's play function runs on while the user types in the sidebar's search. Its focus moves stay within the story's document,
 * and the sidebar's field gets the focus back without an event.
 */
function borrowFocus(): void {
  const beside = window.parent;
  let isBorrowed = false;
  const lend = (prototype: object, name: 'focus' | 'showModal' | 'close'): void => {
    const native = Reflect.get(prototype, name) as Method;
    Reflect.set(prototype, name, function (this: unknown, ...given: unknown[]) {
      const field = beside.document.activeElement;
      if (!field?.matches('input, textarea')) return native.apply(this, given);
      isBorrowed = true;
      try {
        return native.apply(this, given);
      } finally {
        (field as HTMLElement).focus({ preventScroll: true });
        isBorrowed = false;
      }
    });
  };
  lend(HTMLElement.prototype, 'focus');
  lend(HTMLDialogElement.prototype, 'showModal');
  lend(HTMLDialogElement.prototype, 'close');
  const left = new AbortController();
  window.addEventListener('pagehide', () => left.abort());
  for (const type of ['focus', 'focusin', 'blur', 'focusout'])
    beside.addEventListener(type, (event) => isBorrowed && event.stopPropagation(), {
      capture: true,
      signal: left.signal,
    });
}

/** In Storybook's manager the user controls the focus: a story neither keeps nor takes it. */
export function releaseFocus(): void {
  if (window.frameElement?.id !== 'storybook-preview-iframe') return;
  leaveFocus();
  borrowFocus();
}
