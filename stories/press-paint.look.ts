import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { createElement, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { Form } from '#ui/form.tsx';
import { Dialog, type DialogProps } from '#ui/modal.tsx';

let root: Root;
const draw = (element: ReactElement) => flushSync(() => root.render(element));

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

beforeEach(() => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  root.unmount();
  document.body.replaceChildren();
});

it('the presses on a form before a paint are one submission, after it, with what its fields hold by then', async () => {
  const sent: unknown[] = [];
  const values = { name: '' };
  const field = createElement('input', { name: 'name', defaultValue: '' });
  const onSubmit = (held: typeof values) => void sent.push(held);
  const props = { name: 'look', values, onField: () => undefined, onSubmit, faultsText: String };
  draw(createElement(Form<typeof values>, props, field));
  const [form] = document.forms;
  for (const _ of ['click', 'click', 'Enter']) form?.requestSubmit();
  form?.querySelector('input')?.setRangeText('Awa');
  await Promise.resolve();
  expect(sent).toEqual([]);
  await frame();
  await frame();
  expect(sent).toEqual([{ name: 'Awa' }]);
  form?.requestSubmit();
  await expect.poll(() => sent.length).toBe(2);
});

it('a dialog that a press opens is painted before the page behind it is locked, and before it is unlocked', async () => {
  const routeTree = createRootRoute();
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/', '/'] }) });
  const shown: DialogProps = { title: 'Menu', closeLabel: 'Fermer', side: 'centre', children: '' };
  const page = { router, children: createElement(Dialog, shown) };
  draw(createElement(RouterContextProvider, page));
  const element = document.querySelector('dialog');
  const { dataset } = document.documentElement;
  for (const [change, lock] of [
    ['showModal', 'open'],
    ['close', undefined],
  ] as const) {
    const before = dataset.modal;
    element?.[change]();
    await Promise.resolve();
    expect(dataset.modal).toBe(before);
    await expect.poll(() => dataset.modal).toBe(lock);
  }
});
