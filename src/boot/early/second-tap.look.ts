import type {} from '@vitest/browser-playwright';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { secondTaps } from './second-tap.ts';

/** Pressed controls, by their label. */
let pressed: string[] = [];
let end = (): void => undefined;

beforeEach(() => {
  pressed = [];
  const drop = secondTaps();
  const follow = (event: PointerEvent): void => void drop(event);
  window.addEventListener('click', follow, true);
  end = () => window.removeEventListener('click', follow, true);
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

/** A button at this place, in px from the left; `then` runs at its press. */
function button(label: string, left: number, then = (): void => undefined): HTMLButtonElement {
  const one = document.createElement('button');
  one.textContent = label;
  one.style.cssText = `position: fixed; top: 0; left: ${left}px; width: 44px; height: 44px`;
  one.addEventListener('click', () => {
    pressed.push(label);
    then();
  });
  document.body.append(one);
  return one;
}

/** What a phone sends for a tap: each counts as 1, however soon it follows. */
async function tap(x: number, y = 20): Promise<void> {
  const at = { button: 'left', clickCount: 1, pointerType: 'mouse' } as const;
  const { x: left, y: top } = window.frameElement?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const scale = window.frameElement
    ? window.frameElement.getBoundingClientRect().width / window.innerWidth
    : 1;
  const spot = { ...at, x: left + x * scale, y: top + y * scale };
  await cdp().send('Input.dispatchMouseEvent', { ...spot, type: 'mousePressed' });
  await cdp().send('Input.dispatchMouseEvent', { ...spot, type: 'mouseReleased' });
}

it('two and three taps at one spot press what the first one hit, not what appears under it', async () => {
  const first = button('Suivant 1', 0, () => {
    first.remove();
    button('Suivant 2', 0);
  });
  for (let times = 0; times < 3; times += 1) await tap(20);
  expect(pressed).toEqual(['Suivant 1']);
});

it('what opens over a control takes no second tap either', async () => {
  button('Ouvrir', 0, () => void button('Supprimer', 0));
  await tap(20);
  await tap(22);
  expect(pressed).toEqual(['Ouvrir']);
});

it('quick presses on controls that stay count, each', async () => {
  button('−', 0);
  button('+', 44);
  for (const x of [60, 60, 20, 60, 20]) await tap(x);
  expect(pressed).toEqual(['+', '+', '−', '+', '−']);
});

it('another spot, and a click without a pointer, count at once', async () => {
  const first = button('Choix', 0, () => {
    first.remove();
    button('Autre', 0);
    button('Suivant', 200);
  });
  await tap(20);
  await tap(220);
  document.querySelector('button')?.click();
  expect(pressed).toEqual(['Choix', 'Suivant', 'Autre']);
});

/** A row of a list, 46 px high, with its checkbox; the label takes the whole row. */
function row(label: string, top: number): void {
  const one = document.createElement('label');
  const box = Object.assign(document.createElement('input'), { type: 'checkbox' });
  const text = Object.assign(document.createElement('span'), { textContent: label });
  one.style.cssText = `position: fixed; top: ${top}px; left: 0; width: 200px; height: 46px`;
  one.append(box, text);
  box.addEventListener('change', () => pressed.push(`${label} ${box.checked}`));
  document.body.append(one);
}

it('a label and its control are one: quick taps on the texts of rows count, each', async () => {
  row('Ladoum', 0);
  row('Bali-bali', 46);
  for (const y of [30, 60, 30]) await tap(60, y);
  expect(pressed).toEqual(['Ladoum true', 'Bali-bali true', 'Ladoum false']);
});
