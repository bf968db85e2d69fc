import { composeStories } from '@storybook/react-vite';
import { type ComponentType, createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { withRouter } from '../.storybook/with-router.tsx';
import * as carousels from './carousel.stories.tsx';
import * as home from './home.stories.tsx';
import { holdStill } from './testing/proven.ts';

const preview = { decorators: [withRouter] };
const { Ready } = composeStories(home, preview);
const { Running, Locked, RunningThird } = composeStories(carousels, preview);

type Box = { left: number; right: number; top: number; bottom: number };

let root: Root | undefined;
beforeAll(async () => {
  await holdStill();
  // Lays out parts below the fold too.
  const whole = document.createElement('style');
  whole.textContent = '* { content-visibility: visible !important; }';
  document.head.append(whole);
});
afterEach(() => {
  flushSync(() => root?.unmount());
  document.body.replaceChildren();
});

function draw(Story: ComponentType): void {
  const place = document.createElement('div');
  document.body.replaceChildren(place);
  root = createRoot(place);
  flushSync(() => root?.render(createElement(Story)));
}

const drawn = /\/pictures\/((?:hero|promo|call)[\w-]*?)(?:-dark)?\.svg/;

/** The name of the animal drawing of an element, as its image or background, in the current theme. */
function nameOf(element: HTMLElement): string | undefined {
  const { display, backgroundImage } = getComputedStyle(element);
  if (display === 'none') return undefined;
  return drawn.exec(element instanceof HTMLImageElement ? element.src : backgroundImage)?.[1];
}

const pictures = (): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('img, div')].filter((element) => nameOf(element) !== undefined);

const percent = (value = ''): number => Number.parseFloat(value) / 100;

const round = (rects: readonly DOMRect[]): Box => ({
  left: Math.min(...rects.map(({ left }) => left)),
  right: Math.max(...rects.map(({ right }) => right)),
  top: Math.min(...rects.map(({ top }) => top)),
  bottom: Math.max(...rects.map(({ bottom }) => bottom)),
});

/** A drawing's size, and the boxes of its animals in it. An animal is the group after its shadow; what it clips is within its outline. */
async function measured(name: string): Promise<{ width: number; height: number; boxes: readonly Box[] }> {
  const holder = document.createElement('div');
  holder.innerHTML = await (await fetch(`/pictures/${name}.svg`)).text();
  document.body.append(holder);
  const svg = holder.querySelector('svg');
  if (svg === null) throw new Error(`There is no drawing ${name}.`);
  const { width, height } = svg.viewBox.baseVal;
  svg.style.cssText = `position: fixed; top: 0; left: 0; width: ${width}px; height: ${height}px`;
  const boxes = [...svg.querySelectorAll(':scope > ellipse + g')].map((animal) =>
    round(
      [...animal.querySelectorAll(':scope > :not(g, clipPath)')].map((part) => part.getBoundingClientRect()),
    ),
  );
  holder.remove();
  if (boxes.length === 0) throw new Error(`${name} shows no animal.`);
  return { width, height, boxes };
}

/** The boxes of the animals of a drawing in the window. */
async function animalsOf(
  picture: HTMLElement,
): Promise<{ name: string; frame: DOMRect; animals: readonly Box[] }> {
  const style = getComputedStyle(picture);
  const isImage = picture instanceof HTMLImageElement;
  const name = nameOf(picture) ?? '';
  const { width, height, boxes } = await measured(name);
  const frame = picture.getBoundingClientRect();
  const size = isImage ? style.objectFit : style.backgroundSize;
  const scale =
    size === 'cover'
      ? Math.max(frame.width / width, frame.height / height)
      : (percent(size) * frame.width) / width;
  const [across, down] = (isImage ? style.objectPosition : style.backgroundPosition).split(' ').map(percent);
  const left = frame.left + (frame.width - width * scale) * (across ?? 0);
  const top = frame.top + (frame.height - height * scale) * (down ?? 0);
  const animals = boxes.map((box) => ({
    left: left + box.left * scale,
    right: left + box.right * scale,
    top: top + box.top * scale,
    bottom: top + box.bottom * scale,
  }));
  return { name, frame, animals };
}

/** The boxes of text lines and controls of a part of the page. */
function wordsOf(part: Element): readonly { what: string; box: Box }[] {
  const found = [...part.querySelectorAll('h2, p, a, button')].filter(
    (element) => getComputedStyle(element).visibility === 'visible',
  );
  return found.flatMap((element) => {
    const what = element.getAttribute('aria-label') ?? element.textContent ?? '';
    if (element.matches('a, button')) return [{ what, box: element.getBoundingClientRect() }];
    const range = document.createRange();
    range.selectNodeContents(element);
    return [...range.getClientRects()].map((box) => ({ what, box }));
  });
}

/** The distance between two boxes in CSS pixels; 0 or less where they overlap. */
const distance = (one: Box, other: Box): number =>
  Math.max(one.left - other.right, other.left - one.right, one.top - other.bottom, other.top - one.bottom);

/** Texts and controls closer than 16 px to an animal of the visible drawing with this name. */
async function tooNear(wanted: RegExp): Promise<readonly string[]> {
  const shown = pictures().filter(
    (picture) => wanted.test(nameOf(picture) ?? '') && getComputedStyle(picture).visibility === 'visible',
  );
  const [picture] = shown;
  if (picture === undefined || shown.length !== 1) throw new Error(`${shown.length} drawings are ${wanted}.`);
  const { animals } = await animalsOf(picture);
  return wordsOf(picture.closest('section') ?? document.body).flatMap(({ what, box }) =>
    animals
      .map((animal) => Math.round(distance(box, animal)))
      .filter((pixels) => pixels < 16)
      .map((pixels) => `${what} at ${pixels} px`),
  );
}

describe.each([360, 390, 479, 480, 768, 1024, 1280, 1440, 1920])('in a window %i px wide', (width) => {
  beforeAll(() => page.viewport(width, 900));

  it.each([
    ['first', Running, /^hero-ram/],
    ['second', Locked, /^hero-goats/],
    ['third', RunningThird, /^hero-herd/],
  ] as const)('nothing of the %s slide of the banner touches an animal', async (_, Story, scene) => {
    draw(Story);
    expect(await tooNear(scene)).toEqual([]);
  });

  it('nothing of the call to action touches an animal', async () => {
    draw(Ready);
    expect(await tooNear(/^call/)).toEqual([]);
  });

  it.each([
    ['home page', Ready],
    ['whole banner', Running],
  ] as const)('no animal of the %s is cut', async (_, Story) => {
    draw(Story);
    const shown = await Promise.all(pictures().map(animalsOf));
    const cut = shown.flatMap(({ name, frame, animals }) =>
      animals
        .filter(({ top, bottom }) => top < frame.top + 8 || bottom > frame.bottom)
        .map(
          ({ top, bottom }) => `${name}: ${Math.round(top - frame.top)} ${Math.round(frame.bottom - bottom)}`,
        ),
    );
    expect(cut).toEqual([]);
  });
});
