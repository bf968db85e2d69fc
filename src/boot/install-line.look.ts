import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { early } from '#browser/early.ts';
import { InstallLine } from '#live/install-line.tsx';
import { orderFinishedWording } from '#wording/order-finished.ts';

const { accept } = orderFinishedWording.install;
let root: Root;

afterEach(() => {
  flushSync(() => root.unmount());
  document.body.replaceChildren();
  Reflect.deleteProperty(globalThis, 'early');
});

/** The line with a browser's offer that is answered so. */
function open(prompt: () => Promise<void>, userChoice: Promise<unknown>) {
  const installOffer = Object.assign(new Event('beforeinstallprompt'), { prompt: vi.fn(prompt), userChoice });
  Object.assign(globalThis, { early: { installOffer } });
  const store = { read: () => null, write: vi.fn() };
  const page = document.body.appendChild(document.createElement('main'));
  root = createRoot(page);
  flushSync(() => root.render(createElement(InstallLine, { app: { store: store as never } })));
  return { page, prompt: installOffer.prompt, store };
}

/** Presses 'Installer' once it is there. */
async function install(page: Element): Promise<void> {
  await expect.poll(() => page.querySelector('button')?.textContent).toBe(accept);
  await userEvent.click(page.querySelector('button') as HTMLButtonElement);
}

const never = new Promise<never>(() => undefined);

it.each([
  ['whose prompt never settles', () => never, never],
  ['whose choice never comes', async () => {}, never],
  ['that refuses to ask', () => Promise.reject(new DOMException('', 'NotAllowedError')), never],
])('asks a browser %s once, and leaves no button behind', async (_, prompt, choice) => {
  const { page, prompt: asked, store } = open(prompt, choice);
  await install(page);
  expect(asked).toHaveBeenCalledTimes(1);
  await expect.poll(() => page.querySelectorAll('button').length).toBe(0);
  expect([store.write.mock.calls, early()?.installOffer]).toEqual([[], undefined]);
});

it('offers it no more where the customer dismissed the browser’s own question', async () => {
  const { page, store } = open(async () => {}, Promise.resolve({ outcome: 'dismissed' }));
  await install(page);
  await expect.poll(() => store.write.mock.calls).toEqual([['install_refused', 'true']]);
});
