import { describe, expect, it } from 'vitest';
import { activateByLink } from '#data/accounts.ts';
import { listCountries } from '#data/countries.ts';
import { awa, json, openTab, settle } from './testing/fake-tab.ts';

const expired = { access_token: 'expired', user: JSON.stringify(awa) };

/** Opens a page on a device with an expired token, and triggers everything that reads customer data. */
async function open(path: string) {
  const tab = openTab(expired, {}, path);
  await settle();
  tab.seen(false);
  tab.clock.now += 3_600_000;
  tab.seen(true);
  tab.restored();
  tab.otherTab('cart_changed', 'another');
  tab.app.cart.send({ type: 'cart.retried' });
  tab.app.session.send({ type: 'user.retried' });
  await settle();
  return tab;
}

describe('an expired token takes the page from nobody who registers, activates or resets a password', () => {
  it.each([
    '/register',
    '/otp',
    '/thank-for-register',
    '/forgot-password',
    '/account/activate/jeton',
    '/account/reset-password/jeton',
  ])('%s reads neither cart nor customer, and calls in nobody’s name', async (path) => {
    const tab = await open(path);
    expect(tab.asked).toEqual([]);
    tab.provider.answers.set('/ecommerce/pays/', () => json(401, {}));
    await listCountries(tab.app.api);
    await activateByLink(tab.app.api, { token: 'jeton' });
    expect(tab.bearers).toEqual([null, null]);
    expect([tab.went, tab.notices()]).toEqual([[], []]);
    expect(tab.values.get('access_token')).toBe('expired');
    tab.stop();
  });

  it('any other page asks, and its session ends', async () => {
    const tab = await open('/login');
    expect(tab.asked).toContain('/auth/me/');
    expect(tab.bearers[0]).toBe('Bearer expired');
    expect([tab.went, tab.notices()]).toEqual([['/login'], ['session-expired']]);
    tab.stop();
  });
});
