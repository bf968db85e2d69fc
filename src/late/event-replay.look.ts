import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Hydrated, type Typed, watchTyped } from './event-replay.tsx';

let typed: Typed | undefined;

/** A field of a served page in which a hand writes, while what is typed is watched. */
function watchedField(): HTMLInputElement {
  const root = document.createElement('div');
  const field = root.appendChild(document.createElement('input'));
  document.body.append(root);
  typed = watchTyped(root);
  field.focus();
  return field;
}

/** A render that empties a field and one that fills it again, until the browser has told of the caret. */
async function rerender(field: HTMLInputElement): Promise<void> {
  const { value } = field;
  const wasNotified = new Promise((resolve) =>
    document.addEventListener('selectionchange', resolve, { once: true }),
  );
  field.value = '';
  field.value = value;
  await wasNotified;
}

afterEach(() => {
  typed?.end();
  document.body.replaceChildren();
});

describe('a field that is drawn anew while a hand writes in it', () => {
  it('keeps the caret where the last letter left it', async () => {
    const field = watchedField();
    await userEvent.keyboard('abc def{Home}xyz');
    await rerender(field);
    await userEvent.keyboard('uvw');
    expect(field.value).toBe('xyzuvwabc def');
  });

  it('keeps the caret where a key has set it', async () => {
    const field = watchedField();
    await userEvent.keyboard('abc def{Home}');
    await rerender(field);
    await userEvent.keyboard('xyz');
    expect(field.value).toBe('xyzabc def');
  });

  it('keeps the caret where a press has set it', async () => {
    const field = watchedField();
    await userEvent.keyboard('abc def');
    await userEvent.click(field, { position: { x: 3, y: 8 } });
    await rerender(field);
    await userEvent.keyboard('xyz');
    expect(field.value).toBe('xyzabc def');
  });
});

describe('a page that is rendered in the place of its served one', () => {
  it('has what was typed, its caret and the focus from its first moment on: the next letter may come in it', async () => {
    const field = watchedField();
    const root = field.parentElement;
    if (root === null || typed === undefined) throw new Error('There is no page.');
    await userEvent.keyboard('abc{ArrowLeft}');
    const isThere = new Promise<void>((resolve) =>
      new MutationObserver(() => field.isConnected || resolve()).observe(root, { childList: true }),
    );
    const children = createElement('input', { value: '', onChange: () => undefined });
    const props = { onHydrated: () => undefined, onLeave: () => () => undefined, typed, children };
    createRoot(root).render(createElement(Hydrated, props));
    await isThere;
    const replacement = root.querySelector('input');
    expect(replacement).not.toBe(field);
    expect(document.activeElement).toBe(replacement);
    expect(replacement?.value).toBe('abc');
    expect(replacement?.selectionStart).toBe(2);
  });
});
