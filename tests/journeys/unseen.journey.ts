import { expect, type Page } from '@playwright/test';
import { codeEntryWording } from '#wording/code-entry.ts';
import { openCheckout, order, pressOrder } from './checkout-steps.ts';
import { faultsOf, test } from './provider.ts';
import { comeBack, unprepared } from './steps.ts';

/** Slows the line down, and keeps what each document shows in its main area after every change. */
async function watchSlowly(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const speed = { downloadThroughput: 200_000, uploadThroughput: 200_000 };
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 300, ...speed });
  await page.addInitScript(() => {
    const shown = new Set<string>();
    const look = () => shown.add(document.querySelector('main')?.innerHTML ?? '');
    const changes = { attributes: true, characterData: true, childList: true, subtree: true };
    new MutationObserver(look).observe(document, changes);
    Object.assign(window, { shown });
  });
}

/** What was shown since the last call. */
const shownOn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const shown: Set<string> = Reflect.get(window, 'shown');
    const all = [...shown].join('\n');
    shown.clear();
    return all;
  });

// Those of the session, and of the last step before it places the order, have no view of their own.
test('a state that is left in the step that enters it is not seen on a slow line', async ({ page, root }) => {
  const provider = await comeBack(page, root);
  const number = (await provider.orders())[0]?.order_number;
  const { id } = await provider.findAnimal('Brebis Mossi');
  await page.evaluate(() => localStorage.setItem('_email', 'attente@exemple.ci'));
  await watchSlowly(page);
  for (const [path, end, otherwise] of [
    [`/order-status-finished?order_number=${number}`, 'Paiement réussi !', 'Commande introuvable.'],
    ['/account/activate/lien', 'invalide ou expiré', 'Aucune action d'],
    ['/otp', 'Activer mon compte', codeEntryWording.nothingToVerify.title],
    [unprepared(`/product/${id}`), 'Progression des ventes', 'Pas de photo de cet animal'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(end).first()).toBeAttached();
    const shown = await shownOn(page);
    expect([shown.includes(end), shown.includes(otherwise)], path).toEqual([true, false]);
  }
  await openCheckout(page, root, 'Brebis Mossi', 1, 3);
  await faultsOf(root).add({ operationId: 'placeOrder', kind: 'status', status: 400, times: 1 });
  await expect(order(page)).toHaveAttribute('data-ready', 'true');
  await shownOn(page);
  await pressOrder(page);
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect((await shownOn(page)).includes('Chargement des informations')).toBe(false);
  await faultsOf(root).add({ operationId: 'placeOrder', kind: 'broken-body', body: '{"order_number":"B"}' });
  await pressOrder(page);
  await expect(page).toHaveURL('/dashboard?onglet=commandes');
  expect((await shownOn(page)).includes('Vers la page de paiement')).toBe(false);
  await provider.fillCart('', 0);
});
