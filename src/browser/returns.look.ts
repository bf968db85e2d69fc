import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { getElementScrollRestorationEntry } from '@tanstack/router-core';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { returnToPlaces } from './slow-pages.ts';

const tall = 3000;
let root: Root | undefined;
/** The height of the list, in px: less until its answer has come. */
let height = tall;
let isRestored = true;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
  document.body.style.removeProperty('min-height');
  height = tall;
  isRestored = true;
});

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** A list and the page of an animal, which is short. */
async function open() {
  const parent = createRootRoute({ component: Outlet });
  const list = createRoute({
    getParentRoute: () => parent,
    path: '/',
    component: () => createElement('div', { id: 'list', style: { height } }),
  });
  const animal = createRoute({
    getParentRoute: () => parent,
    path: '/animal',
    component: () => createElement('h1', null, 'Ladoum'),
  });
  const router = createRouter({
    routeTree: parent.addChildren([list, animal]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
    scrollRestoration: () => isRestored,
  });
  returnToPlaces(router, (of) => getElementScrollRestorationEntry(router, of)?.scrollY);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(createElement(RouterProvider, { router } as never));
  await expect.poll(() => router.state.resolvedLocation?.pathname).toBe('/');
  await expect.poll(() => document.getElementById('list')).not.toBeNull();
  await painted();
  isRestored = true;
  const visit = async (): Promise<void> => {
    await router.navigate({ to: '/animal' as string });
    await expect.poll(() => [document.querySelector('h1')?.textContent, scrollY]).toEqual(['Ladoum', 0]);
  };
  const back = async (): Promise<void> => {
    router.history.back();
    await expect.poll(() => document.querySelector('h1')).toBeNull();
    await painted();
  };
  return { visit, back };
}

const grow = (): void => {
  const list = document.getElementById('list');
  if (list) list.style.height = `${tall}px`;
};

it('returns to where a page was left that was scrolled before its code had come, and not since', async () => {
  document.body.style.minHeight = `${tall}px`;
  scrollTo(0, 800);
  await painted();
  isRestored = false;
  const { visit, back } = await open();
  expect(scrollY).toBe(800);
  await visit();
  await back();
  expect(scrollY).toBe(800);
});

it('returns to a place that a page reaches only when its list has come, unless somebody has scrolled', async () => {
  for (const isTaken of [false, true]) {
    height = tall;
    const { visit, back } = await open();
    scrollTo(0, 1500);
    await painted();
    await visit();
    height = innerHeight + 300;
    await back();
    expect(scrollY).toBe(300);
    if (isTaken) scrollTo(0, 50);
    grow();
    if (!isTaken) await expect.poll(() => scrollY).toBe(1500);
    await painted();
    expect(scrollY).toBe(isTaken ? 50 : 1500);
    // It is done once.
    scrollTo(0, 700);
    await painted();
    document.body.style.minHeight = `${tall + 500}px`;
    await painted();
    expect(scrollY).toBe(700);
    document.body.style.removeProperty('min-height');
    root?.unmount();
  }
});
