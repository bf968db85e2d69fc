// The microtask runs between the two listeners of a focus, except within a script that sets it.
let isFocusedByScript = false;
const noteFocus = (): void => {
  isFocusedByScript = true;
  Promise.resolve().then(() => {
    isFocusedByScript = false;
  });
};

/** Resolves at the first input by a person; a focus that a script sets is none. */
export const firstInput = (): Promise<void> =>
  new Promise((resolve) => {
    const heard = new AbortController();
    const options = { capture: true, passive: true, signal: heard.signal };
    addEventListener('focusin', noteFocus, options);
    for (const type of ['click', 'focusin', 'keydown', 'pointerup', 'pointercancel', 'pointermove', 'wheel'])
      addEventListener(
        type,
        (event) => {
          const { movementX, movementY } = event as PointerEvent;
          // A page that changes below a pointer at rest makes the browser send a move of no distance.
          const isAtRest = type === 'pointermove' && movementX === 0 && movementY === 0;
          if (!event.isTrusted || isAtRest || (type === 'focusin' && isFocusedByScript)) return;
          heard.abort();
          // After the paint of a press; what loads then has not been asked for by it (src/browser/early.ts, `pressedControl`).
          requestAnimationFrame(() => setTimeout(resolve));
        },
        options,
      );
  });
