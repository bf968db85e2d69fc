import { order, recap } from './checkout-steps.ts';
import type { providerFor } from './provider.ts';
import { cartBadge } from './steps.ts';
import { isPayment, type Tab } from './tabs.ts';

/** What was typed into each tab, and on this device last. */
export type Typed = { typed: readonly (string | null)[]; typedLast: string | null };

/** A tab may have left for the payment page, or have gone Back to before its first page. */
const inTheShop = ({ page }: Tab): boolean => /^http/.test(page.url()) && !isPayment(page.url());

/** What the tabs themselves promise and do not keep: a way on, and all that was typed. */
export async function brokenPromises(tabs: readonly Tab[], { typed, typedLast }: Typed): Promise<string[]> {
  const found: string[] = [];
  for (const [index, one] of tabs.entries()) {
    if (!inTheShop(one)) continue;
    const main = one.page.getByRole('main');
    const ways = main.getByRole('link').or(main.locator('button:enabled'));
    if ((await ways.count()) === 0)
      found.push(`tab ${index} has no way on: ${(await main.allInnerTexts()).join()}`);
    const mine = typed[index] ?? null;
    if (mine === null) continue;
    const notes = one.page.getByLabel('Notes pour la livraison');
    const shown = (await notes.isVisible())
      ? await notes.inputValue()
      : (await order(one.page).isVisible())
        ? await main.innerText()
        : null;
    if (shown !== null && !shown.includes(mine) && !shown.includes(typedLast ?? mine)) {
      found.push(`typed « ${mine} » in tab ${index}, it shows « ${shown} »`);
    }
  }
  return found;
}

/** Whether badge and recap of every tab are the server's cart; a tab that says that it could not be read promises nothing. */
export async function sameCart(
  tabs: readonly Tab[],
  { customer }: { customer: Awaited<ReturnType<typeof providerFor>> },
): Promise<string[]> {
  const lines = await customer.cart();
  const count = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const found: string[] = [];
  for (const [index, one] of tabs.entries()) {
    if (!inTheShop(one)) continue;
    const badge = (await cartBadge(one.page).locator('span').first().textContent()) ?? '';
    if (badge.includes('non actualisé')) continue;
    const shown = badge.includes('vide') ? 0 : Number(badge.replace(/\D/g, ''));
    if (shown !== count) found.push(`tab ${index} shows « ${badge} », the server holds ${count}`);
    if (!(await order(one.page).isVisible())) continue;
    const quantities = await recap(one.page).locator('li [aria-hidden=true]').allInnerTexts();
    const recapped = quantities.reduce((sum, text) => sum + Number(text.replace(/\D/g, '')), 0);
    if (recapped !== count)
      found.push(`the recap of tab ${index} counts ${recapped}, the server holds ${count}`);
  }
  return found;
}
