import { createElement as element, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followTranslator } from './translation.ts';

followTranslator(document, Node);

let root: Root;
let place: HTMLElement;
const draw = (...children: ReactNode[]): void =>
  flushSync(() => root.render(element('p', null, ...children)));
/** Resolves after the mutation observers have run. */
const observed = () => new Promise((resolve) => setTimeout(resolve));

const textsOf = (parent: Node): Text[] =>
  [...parent.childNodes].flatMap((node) =>
    node instanceof Text ? [node] : node.nodeName === 'FONT' ? [] : textsOf(node),
  );

/** Inserts a replacement before each text and removes the text, as Chrome's translator does. */
async function translate(): Promise<[Text, Element][]> {
  const pairs = textsOf(place).map((text): [Text, Element] => {
    const font = document.createElement('font');
    font.textContent = text.data.toUpperCase();
    text.parentNode?.insertBefore(font, text);
    text.remove();
    return [text, font];
  });
  await observed();
  return pairs;
}

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  root = createRoot(place);
});

afterEach(() => {
  root.unmount();
  place.remove();
});

describe('a page that its browser has translated', () => {
  it('loses what React takes away', async () => {
    draw('un mouton', element('b', null, 'Mali'));
    await translate();
    draw(null, element('b', null, 'Mali'));
    expect(place.textContent).toBe('MALI');
  });

  it('shows what React puts before a text', async () => {
    draw(null, 'un mouton');
    await translate();
    draw(element('b', null, 'Mali '), 'un mouton');
    expect(place.textContent).toBe('Mali UN MOUTON');
  });

  it('shows a text that React changes, beside what it leaves', async () => {
    draw('total : ', '100 000', ' FCFA');
    await translate();
    draw('total : ', '250 000', ' FCFA');
    await observed();
    expect(place.textContent).toBe('TOTAL : 250 000 FCFA');
    await translate();
    draw('total : ', '300 000', ' FCFA');
    await observed();
    expect(place.textContent).toBe('TOTAL : 300 000 FCFA');
  });

  it('goes on where it is shown in its own language again', async () => {
    draw('un mouton', element('b', null, 'Mali'));
    for (const [text, font] of await translate()) font.replaceWith(text);
    draw('deux moutons', element('b', null, 'Mali'));
    expect(place.textContent).toBe('deux moutonsMali');
    draw(null, element('b', null, 'Mali'));
    expect(place.textContent).toBe('Mali');
  });

  it('still fails where something is taken from what never held it', () => {
    draw('un mouton');
    expect(() => document.body.removeChild(place.firstElementChild as Element)).toThrow('not a child');
  });
});
