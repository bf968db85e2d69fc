import { type ReactNode, useEffect } from 'react';
import type { App } from '#app/app.ts';

/** What was pressed, sent, typed or chosen before its code was there (`public/early.js`). */
type HeldPress = { type: string; target: Element; value?: string };

declare global {
  interface Window {
    /** Ends the keeping, and gives what was kept, oldest first. */
    heldPresses?: { release(): HeldPress[] };
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

function replay({ type, target, value }: HeldPress): void {
  if (!target.isConnected) return;
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

/** The shop, which does what was asked of its page before it was there: each thing once, in order. */
export function Replayed({ app, children }: { app: Pick<App, 'arrival'>; children: ReactNode }) {
  useEffect(() => {
    app.arrival.end();
    performance.mark('shop-ready');
    for (const press of window.heldPresses?.release() ?? []) replay(press);
  }, [app]);
  return children;
}
