import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { at } from '#machines/at.ts';
import { picturesMachine } from '#machines/browsing/pictures.machine.ts';
import { picturesOf } from '#rules/picture-kind.ts';
import { ProductPictures } from '#screens/product/product-pictures.tsx';
import { sampleAnimal } from './sample/animals.ts';

const ram = sampleAnimal('Bélier Bali-Bali');
const snapshot = at(picturesMachine, 'several', { count: picturesOf(ram).length, index: 0 });
const send = vi.fn();
const onWhole = vi.fn();
let root: Root;
let link: HTMLAnchorElement;

beforeEach(() => {
  send.mockClear();
  onWhole.mockClear();
  const page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
  flushSync(() => root.render(createElement(ProductPictures, { product: ram, snapshot, send, onWhole })));
  link = page.querySelector('a') as HTMLAnchorElement;
});
afterEach(() => {
  flushSync(() => root.unmount());
  document.body.replaceChildren();
});

/** Whether the shop handled a click with this key itself. */
function isHandled(key: { ctrlKey?: boolean; metaKey?: boolean; shiftKey?: boolean }): boolean {
  let handled = false;
  const stop = (event: Event): void => {
    handled = event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', stop, { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...key }));
  return handled;
}

it('leaves a click that asks for a new tab or window to the browser', () => {
  expect([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }].map(isHandled)).toEqual([
    false,
    false,
    false,
  ]);
  expect(onWhole).not.toHaveBeenCalled();
  expect(isHandled({})).toBe(true);
  expect(onWhole).toHaveBeenCalledTimes(1);
});

function swipe(): void {
  const pointer = { bubbles: true, isPrimary: true };
  link.dispatchEvent(new PointerEvent('pointerdown', { ...pointer, clientX: 300 }));
  link.dispatchEvent(new PointerEvent('pointerup', { ...pointer, clientX: 100 }));
}

it('a finger on an enlarged page moves what is shown, and turns no picture', () => {
  const scale = vi.spyOn(window.visualViewport as VisualViewport, 'scale', 'get').mockReturnValue(2);
  swipe();
  expect(send).not.toHaveBeenCalled();
  scale.mockReturnValue(1);
  swipe();
  expect(send).toHaveBeenCalledTimes(1);
  scale.mockRestore();
});
