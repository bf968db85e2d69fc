import type {} from '@vitest/browser-playwright';
import { createElement, type ReactNode, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import type { Early, PendingPress } from '#browser/early.ts';
import { followMouse, preserveFields, replayer } from './event-replay.ts';

/** A served page with these fields in one form. */
function servedPage(...fields: string[]): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = `<form name="served">${fields.join('')}</form>`;
  document.body.append(root);
  return root;
}

function fieldOf<Control extends Element>(root: Element, selector: string): Control {
  const field = root.querySelector<Control>(selector);
  if (field === null) throw new Error(`There is no ${selector}.`);
  return field;
}

function Page({ fields, onHydrated }: { fields: ReactNode; onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return createElement('form', { name: 'served' }, fields);
}

const pageOf = (fields: ReactNode, onHydrated = () => {}): ReactNode =>
  createElement(Page, { fields, onHydrated });

/** Renders the page in place of the served one, as React does after a hydration mismatch. */
async function renderAgain(root: Element, ...fields: ReactNode[]): Promise<void> {
  flushSync(() => createRoot(root).render(pageOf(fields)));
  // In the same task: no input can come between.
  await Promise.resolve();
}

const textInput = '<input name="q">';
const q = createElement('input', { name: 'q', defaultValue: '', key: 'q' });

let end: () => void = () => undefined;
afterEach(() => {
  end();
  document.body.replaceChildren();
});

describe('a page that is rendered again in the place of its served one', () => {
  it('has what was typed, its caret and the focus from its first moment on: the next letter may come in it', async () => {
    const root = servedPage(textInput);
    const served = fieldOf<HTMLInputElement>(root, 'input');
    end = preserveFields(root);
    await userEvent.click(served);
    await userEvent.keyboard('abc{ArrowLeft}');
    await renderAgain(root, q);
    const field = fieldOf<HTMLInputElement>(root, 'input');
    expect(field).not.toBe(served);
    expect(document.activeElement).toBe(field);
    expect([field.value, field.selectionStart]).toEqual(['abc', 2]);
    await userEvent.keyboard('xyz');
    expect(field.value).toBe('abxyzc');
  });

  it('has what was typed into an e-mail field, which has no readable caret', async () => {
    const root = servedPage('<input type="email" name="email">');
    end = preserveFields(root);
    await userEvent.click(fieldOf(root, 'input'));
    await userEvent.keyboard('awa@');
    await renderAgain(root, createElement('input', { type: 'email', name: 'email', key: 'email' }));
    const field = fieldOf<HTMLInputElement>(root, 'input');
    expect(document.activeElement).toBe(field);
    expect(field.value).toBe('awa@');
  });

  it('has a stored value selected in a field that was empty and focused: the next letter replaces it', async () => {
    const root = servedPage('<input type="email" name="email">');
    end = preserveFields(root);
    await userEvent.click(fieldOf(root, 'input'));
    const stored = { type: 'email', name: 'email', defaultValue: 'awa@exemple.ci', key: 'email' };
    await renderAgain(root, createElement('input', stored));
    const field = fieldOf<HTMLInputElement>(root, 'input');
    expect(field.value).toBe('awa@exemple.ci');
    await userEvent.keyboard('autre');
    expect(field.value).toBe('autre');
  });

  it('has what was chosen: of a list, a box and cards', async () => {
    const root = servedPage(
      '<select name="pays"><option value="">-</option><option value="ci">CI</option></select>',
      '<input type="checkbox" name="remember" value="on">',
      '<input type="radio" name="means" value="wave" aria-label="Wave" checked>',
      '<input type="radio" name="means" value="card" aria-label="Carte">',
    );
    end = preserveFields(root);
    await userEvent.selectOptions(fieldOf<HTMLSelectElement>(root, 'select'), 'ci');
    await userEvent.click(fieldOf(root, '[type=checkbox]'));
    await userEvent.click(fieldOf(root, '[value=card]'));
    const card = (value: string, label: string, defaultChecked: boolean) =>
      createElement('input', {
        ...{ type: 'radio', name: 'means', value, 'aria-label': label, defaultChecked, key: value },
      });
    await renderAgain(
      root,
      createElement(
        'select',
        { name: 'pays', key: 'pays' },
        createElement('option', { value: '', key: 'none' }, '-'),
        createElement('option', { value: 'ci', key: 'ci' }, 'CI'),
      ),
      createElement('input', { type: 'checkbox', name: 'remember', value: 'on', key: 'remember' }),
      card('wave', 'Wave', true),
      card('card', 'Carte', false),
    );
    expect(fieldOf<HTMLSelectElement>(root, 'select').value).toBe('ci');
    expect(fieldOf<HTMLInputElement>(root, '[type=checkbox]').checked).toBe(true);
    expect(fieldOf<HTMLInputElement>(root, '[value=card]').checked).toBe(true);
    expect(fieldOf<HTMLInputElement>(root, '[value=wave]').checked).toBe(false);
  });

  it('has what was checked of several boxes of one name, and no more', async () => {
    const box = (value: string) => `<input type="checkbox" name="origine" value="${value}">`;
    const root = servedPage(box('ci'), box('ml'), box('sn'));
    end = preserveFields(root);
    await userEvent.click(fieldOf(root, '[value=ml]'));
    const rendered = (value: string) =>
      createElement('input', { type: 'checkbox', name: 'origine', value, key: value });
    await renderAgain(root, rendered('ci'), rendered('ml'), rendered('sn'));
    const checked = [...root.querySelectorAll<HTMLInputElement>('input')].map((one) => one.checked);
    expect(checked).toEqual([false, true, false]);
  });

  it('has what was typed in a field that a dialog of the page has too, and only there', async () => {
    const root = servedPage(textInput, `<dialog id="menu">${textInput}</dialog>`);
    end = preserveFields(root);
    await userEvent.click(fieldOf(root, 'form > input'));
    await userEvent.keyboard('bali');
    await renderAgain(root, q, createElement('dialog', { id: 'menu', key: 'menu' }, q));
    expect(fieldOf<HTMLInputElement>(root, 'form > input').value).toBe('bali');
    expect(fieldOf<HTMLInputElement>(root, 'dialog > input').value).toBe('');
  });

  it('leaves a field that nobody has typed into to the page', async () => {
    const root = servedPage('<input name="q" value="served">');
    end = preserveFields(root);
    await renderAgain(root, createElement('input', { name: 'q', defaultValue: 'rendered', key: 'q' }));
    expect(fieldOf<HTMLInputElement>(root, 'input').value).toBe('rendered');
  });

  it('has nothing where the text was deleted, though its draft was stored before', async () => {
    const root = servedPage(textInput, '<input name="other">');
    const changed = new Set<EventTarget | null>();
    root.addEventListener('input', ({ target }) => changed.add(target));
    end = preserveFields(root, { isChanged: (field) => changed.has(field) });
    await userEvent.click(fieldOf(root, 'input'));
    await userEvent.keyboard('a{Backspace}');
    const other = createElement('input', { name: 'other', defaultValue: 'other', key: 'other' });
    await renderAgain(root, createElement('input', { name: 'q', defaultValue: 'a', key: 'q' }), other);
    const values = [...root.querySelectorAll('input')].map(({ value }) => value);
    expect(values).toEqual(['', 'other']);
  });

  it('leaves the focus where somebody writes by then', async () => {
    const root = servedPage(textInput);
    const other = document.body.appendChild(document.createElement('input'));
    end = preserveFields(root);
    await userEvent.click(fieldOf(root, 'input'));
    await userEvent.keyboard('abc');
    await userEvent.click(other);
    await renderAgain(root, q);
    expect(document.activeElement).toBe(other);
    expect(fieldOf<HTMLInputElement>(root, 'input').value).toBe('abc');
  });
});

describe('a form that was submitted before its page was rendered again', () => {
  it('is submitted with what was typed, also by an effect of that render', async () => {
    const root = servedPage(textInput);
    end = preserveFields(root);
    await userEvent.click(fieldOf(root, 'input'));
    await userEvent.keyboard('bali');
    const target = fieldOf<HTMLFormElement>(root, 'form');
    const presses: PendingPress[] = [{ target, add: undefined, at: 0, session: '', end: () => {} }];
    const early: Pick<Early, 'isReady' | 'presses' | 'take'> = {
      presses,
      isReady: () => true,
      take: () => presses.pop() !== undefined,
    };
    const sent = new Promise((resolve) => {
      root.addEventListener('submit', (event) => {
        event.preventDefault();
        resolve(new FormData(event.target as HTMLFormElement).get('q'));
      });
    });
    flushSync(() => createRoot(root).render(pageOf([q], replayer(early as Early, () => {}).replay)));
    expect(await sent).toBe('bali');
  });
});

it('waits for the release of a press that was begun before this code ran', async () => {
  const root = servedPage('<button type="button" style="position: fixed; inset: 0">Envoyer</button>');
  const spot = { x: 200, y: 200, button: 'left', clickCount: 1 } as const;
  await cdp().send('Input.dispatchMouseEvent', { ...spot, type: 'mousePressed' });
  await expect.poll(() => root.querySelector(':active')).not.toBeNull();
  let isReleased = false;
  const released = followMouse()().then(() => {
    isReleased = true;
  });
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(isReleased).toBe(false);
  await cdp().send('Input.dispatchMouseEvent', { ...spot, type: 'mouseReleased' });
  await released;
});

describe('a page that is hydrated', () => {
  it('leaves its fields, their text and their caret alone', async () => {
    const root = servedPage(textInput);
    const served = fieldOf<HTMLInputElement>(root, 'input');
    end = preserveFields(root);
    await userEvent.click(served);
    await userEvent.keyboard('abc{ArrowLeft}');
    await new Promise<void>((resolve) => hydrateRoot(root, pageOf([q], resolve)));
    await userEvent.keyboard('xyz');
    expect(fieldOf(root, 'input')).toBe(served);
    expect(document.activeElement).toBe(served);
    expect([served.value, served.selectionStart]).toEqual(['abxyzc', 5]);
  });
});
