// §8 Cart: « Vous devez

import { expect, it } from 'vitest';
import { sayWhyLed } from './led-to-login.ts';
import { openTab } from './testing/fake-tab.ts';

const noticesOf = ({ app }: ReturnType<typeof openTab>) =>
  app.notices.getSnapshot().context.notices.map(({ code, message }) => [code, message]);

it.each([
  ['Connectez-vous.', 'Connectez-vous.'],
  ['', undefined],
])('the login says once why a visitor was led there: %s', (led, message) => {
  const tab = openTab({}, { led_draft: led }, '/login');
  sayWhyLed(tab.app);
  expect(noticesOf(tab)).toEqual([['cart-add-login-required', message]]);
  sayWhyLed(tab.app);
  expect(tab.ownValues.has('led_draft')).toBe(false);
  expect(noticesOf(tab)).toHaveLength(1);
});

it('another page says nothing of it, and nothing is said later', () => {
  const tab = openTab({}, { led_draft: '' }, '/shop');
  sayWhyLed(tab.app);
  expect([noticesOf(tab), tab.ownValues.has('led_draft')]).toEqual([[], false]);
});
