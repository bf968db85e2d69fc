import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sameSpotDelay } from '#rules/deliberate-press.ts';
import { DeliberateButton } from '#screens/checkout/deliberate-button.tsx';
import { checkoutWording } from '#wording/checkout.ts';

const again = checkoutWording.again.order;

let root: Root;
let page: HTMLElement;
let above: HTMLElement;
let around: HTMLElement;
let spent = 0;

const onPress = () => {
  spent += 1;
};
const draw = (state: { withheld?: boolean; busy?: boolean } = {}) =>
  flushSync(() =>
    root.render(createElement(DeliberateButton, { again, onPress, ...state }, checkoutWording.order)),
  );
const add = (height: number) => {
  const part = page.appendChild(document.createElement('div'));
  part.style.cssText = `position: relative; height: ${height}px`;
  return part;
};
const button = () => page.querySelector('button') as HTMLButtonElement;
const asked = () => page.querySelector('[role=status]')?.textContent;
/** Lets simulated time pass until the button is ready. */
const standing = () =>
  expect
    .poll(
      () => {
        vi.advanceTimersByTime(50);
        return button().dataset.ready;
      },
      { interval: 5 },
    )
    .toBe('true');

/** A press in the centre of the button. Events carry the simulated time of their creation. */
function tapOf(): () => void {
  const { left, top, width, height } = button().getBoundingClientRect();
  const at = { bubbles: true, clientX: left + width / 2, clientY: top + height / 2 };
  const events = [
    new PointerEvent('pointerdown', at),
    new PointerEvent('pointerup', at),
    new MouseEvent('click', at),
  ];
  const timeStamp = performance.now();
  for (const event of events) Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  return () => flushSync(() => events.map((event) => button().dispatchEvent(event)));
}
const tap = () => tapOf()();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  spent = 0;
  page = document.body.appendChild(document.createElement('div'));
  above = add(100);
  around = add(60);
  add(3000);
  root = createRoot(around);
  draw();
});

afterEach(() => {
  root.unmount();
  page.remove();
  vi.useRealTimers();
});

describe('a button that spends money', () => {
  it('accepts no press at once, asks for another one, and accepts that when it has not moved', async () => {
    tap();
    expect([spent, asked()]).toEqual([0, again]);
    await standing();
    tap();
    expect([spent, asked()]).toEqual([1, '']);
    tap();
    expect([spent, asked()]).toEqual([1, again]);
    draw({ busy: true });
    expect(asked()).toBe('');
    draw();
    expect(asked()).toBe('');
  });

  it('counts as moved where content above it grows', async () => {
    await standing();
    above.style.height = '160px';
    await expect.poll(() => button().dataset.ready).toBe('false');
    tap();
    expect(spent).toBe(0);
    await standing();
    tap();
    expect(spent).toBe(1);
  });

  it('accepts no press after a move without an event', async () => {
    await standing();
    around.style.top = '60px';
    tap();
    expect([spent, asked()]).toEqual([0, again]);
    await standing();
    tap();
    expect(spent).toBe(1);
  });

  it('moves under a press by the amount of its style, however often', async () => {
    await standing();
    for (const top of ['1px', '0px', '1px']) {
      around.style.top = top;
      button().dispatchEvent(new Event('transitionend', { bubbles: true }));
    }
    tap();
    expect(spent).toBe(1);
  });

  it('counts as unmoved while the page is scrolled', async () => {
    await standing();
    scrollTo({ top: 40, behavior: 'instant' });
    expect(scrollY).toBe(40);
    tap();
    expect(spent).toBe(1);
  });

  it('accepts no press that began before it was ready, however late a busy page handles it', async () => {
    const early = tapOf();
    await standing();
    early();
    expect(spent).toBe(0);
    await standing();
    tap();
    expect(spent).toBe(1);
  });

  it('accepts no press at the spot of the last one for 3 s after it was refused', async () => {
    await standing();
    tap();
    draw({ withheld: true });
    expect([button().disabled, button().dataset.ready]).toEqual([true, 'false']);
    draw();
    const started = performance.now();
    await standing();
    expect(performance.now() - started).toBeGreaterThanOrEqual(sameSpotDelay);
    tap();
    expect(spent).toBe(2);
  });
});
