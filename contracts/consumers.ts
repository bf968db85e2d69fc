import type { Interaction } from './interaction.ts';
import { accounts } from './interactions/accounts.ts';
import { additions, forged } from './interactions/additions.ts';
import { backOfficeCatalogue } from './interactions/back-office/catalogue.ts';
import { sales } from './interactions/back-office/sales.ts';
import { staff } from './interactions/back-office/staff.ts';
import { cart } from './interactions/cart.ts';
import { catalogue } from './interactions/catalogue.ts';
import { checkout } from './interactions/checkout.ts';
import { orders } from './interactions/orders.ts';
import { signIn } from './interactions/sign-in.ts';

export type Consumer = keyof typeof consumers;

const shop = [...catalogue, ...signIn, ...cart, ...checkout, ...orders, ...accounts];
/** What administrators and staff ask (specification §1, §7): no screen of the shop does. */
const backOffice = [...backOfficeCatalogue, ...staff, ...sales];

/** The first writing of each operation, with a CSRF header that is not the cookie's. */
const forgeries = [...shop, ...backOffice]
  .filter(
    ({ operation, csrf }, at, asked) =>
      csrf === 'right' && asked.findIndex((other) => other.operation === operation) === at,
  )
  .map(forged);

/**
 * All that is asked of the provider, by who asks. What the shop and the back office ask, the provider has to keep; the
 * shop's additions are reported, and never block.
 */
export const consumers = {
  'belier-shop': shop,
  'belier-back-office': backOffice,
  'belier-shop-additions': [...additions, ...forgeries],
} satisfies Record<string, Interaction[]>;

/** Whether a verification holds these interactions against the provider. */
export const isBlocking = (consumer: string): boolean => consumer !== 'belier-shop-additions';
