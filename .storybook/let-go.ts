/**
 * Who presses beside a story's window has left it, and its controls have the focus. A menu that stands open would take it back, again
 * and again: React Aria keeps the focus within, and does not ask whether it went to another window. What loses the focus to nothing
 * in its own window, and not by a hand in it, has lost it to the controls.
 */
function leaveFocus(): void {
  let isPressed = false;
  const press = (): void => {
    isPressed = true;
    setTimeout(() => {
      isPressed = false;
    });
  };
  for (const hand of ['pointerdown', 'mousedown', 'keydown'])
    window.addEventListener(hand, press, { capture: true });
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
 * A story's steps go on while somebody types beside it, into the search for one. What moves the focus moves it within the story
 * alone, whose document keeps its own; the field beside it has it again at once, and the workshop hears nothing of that.
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

/** In the workshop's manager the focus is the hand's: a story neither keeps it nor takes it. */
export function letGo(): void {
  if (window.frameElement?.id !== 'storybook-preview-iframe') return;
  leaveFocus();
  borrowFocus();
}
