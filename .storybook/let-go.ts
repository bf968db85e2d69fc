/**
 * Who presses beside a story's window has left it, and its controls have the focus. A menu that stands open would take it back, again
 * and again: React Aria keeps the focus within, and does not ask whether it went to another window. What loses the focus to nothing
 * in its own window, and not by a hand in it, has lost it to the controls.
 */
export function letGo(): void {
  if (window.frameElement?.id !== 'storybook-preview-iframe') return;
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
