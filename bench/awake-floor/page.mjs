import {
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useNavigate,
} from '@tanstack/react-router';
import { createElement, Fragment, useSyncExternalStore } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { presses } from '../presses.mjs';

/*
 * The awake floor: React and the router alone take over a page of the shop as it was served, and give each control that the bench
 * presses the shortest effect that counts as one. What the shop needs beyond this is its own.
 */

const root = document.getElementById('root');
const output = root.querySelector('main fieldset output');

/** What the controls change, for the parts of the page that show it. */
const listeners = new Set();
let state = { shown: null, quantity: Number(output?.value ?? 1) };
const change = (changes) => {
  state = { ...state, ...changes };
  for (const changed of listeners) changed();
};
const watch = (changed) => {
  listeners.add(changed);
  return () => listeners.delete(changed);
};
const useShown = (part) => {
  const read = () => state[part];
  return useSyncExternalStore(watch, read, read);
};

const handlers = {
  'open the menu': () => ({ onClick: () => change({ shown: 'menu' }) }),
  'suggest an animal': () => ({ onInput: () => change({ shown: 'suggestions' }) }),
  'filter a list': () => ({ onClick: () => change({ shown: 'filter' }) }),
  'raise the quantity': () => ({ onClick: () => change({ quantity: state.quantity + 1 }) }),
  'add to the cart, as a visitor': (navigate) => ({ onClick: () => navigate({ to: '/login' }) }),
};

const Quantity = () => useShown('quantity');

const effects = {
  menu: createElement('dialog', { open: true }, createElement('a', { href: '/shop' }, 'Boutique')),
  filter: createElement('dialog', { open: true }, createElement('input', { type: 'checkbox' })),
  suggestions: createElement('div', { role: 'listbox' }, createElement('div', { role: 'option' }, 'Ladoum')),
};
const Effect = () => effects[useShown('shown')] ?? null;

/** What stands in the document, as elements of React's; it compares no attributes while it takes a page over. */
function elementOf(node, handled) {
  if (node.nodeType === Node.TEXT_NODE) return node.data;
  const { localName } = node;
  const props = { className: node.getAttribute('class') ?? undefined, ...handled.get(node) };
  if (node === output) return createElement(localName, props, createElement(Quantity));
  if (node.matches('input, textarea'))
    return createElement(localName, { ...props, defaultValue: node.value });
  if (node.matches('style, template, svg')) {
    return createElement(localName, { ...props, dangerouslySetInnerHTML: { __html: node.innerHTML } });
  }
  return createElement(
    localName,
    props,
    ...Array.from(node.childNodes, (child) => elementOf(child, handled)),
  );
}

// Read from the document once; what is drawn again later is what changes.
let served;
function Page() {
  const navigate = useNavigate();
  if (served === undefined) {
    const handled = new Map(
      Object.entries(presses).map(([name, { control }]) => [control(), handlers[name](navigate)]),
    );
    served = Array.from(root.childNodes, (child) => elementOf(child, handled));
  }
  return createElement(Fragment, null, ...served, createElement(Effect));
}

const Login = () => createElement('main', null, createElement('input', { type: 'password' }));

const rootRoute = createRootRoute({ component: Outlet });
const routes = [
  createRoute({ getParentRoute: () => rootRoute, path: '/login', component: Login }),
  createRoute({ getParentRoute: () => rootRoute, path: '$', component: Page }),
];
const router = createRouter({ routeTree: rootRoute.addChildren(routes) });
await router.load();
hydrateRoot(root, createElement(RouterProvider, { router }));
