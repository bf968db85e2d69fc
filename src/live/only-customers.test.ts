import { expect, it } from 'vitest';
import { openTab } from '#boot/testing/fake-tab.ts';
import { onlyCustomers } from './only-customers.ts';

const location = { href: '/dashboard?onglet=commandes' };

it.each([
  ['is opened: stores its path and says why', 'enter', location.href, ['login-required']],
  ['another tab closes, or an expiry there: stores none', 'stay', undefined, ['login-required']],
  ['is only preloaded: does neither', 'preload', undefined, []],
] as const)('a customer’s page that %s', (_, cause, path, said) => {
  const { app, values, notices, logIn } = openTab();
  const open = () => onlyCustomers({ context: { app }, cause, location }, { code: 'login-required' });
  expect(open).toThrow();
  expect([values.get('redirect_url'), notices()]).toEqual([path, said]);
  logIn('good');
  expect(open).not.toThrow();
});
