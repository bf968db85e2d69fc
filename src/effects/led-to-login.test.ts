// §8 Cart: « Vous devez

import { expect, it } from 'vitest';
import { openTab } from '#boot/testing/fake-tab.ts';
import { sayWhyLed } from './led-to-login.ts';

const noticesOf = ({ app }: ReturnType<typeof openTab>) =>
  app.notices.getSnapshot().context.notices.map(({ code, message }) => [code, message]);

it('the login says once why a visitor was led there', () => {
  const tab = openTab({}, { 'none:led_to_login': '{}' }, '/login');
  sayWhyLed(tab.app);
  expect(noticesOf(tab)).toEqual([['cart-add-login-required', undefined]]);
  sayWhyLed(tab.app);
  expect(tab.ownValues.size).toBe(0);
  expect(noticesOf(tab)).toHaveLength(1);
});

it('another page says nothing of it: it may be the one that led there', () => {
  const tab = openTab({}, { 'none:led_to_login': '{}' }, '/shop');
  sayWhyLed(tab.app);
  expect([noticesOf(tab), tab.ownValues.has('none:led_to_login')]).toEqual([[], true]);
});
