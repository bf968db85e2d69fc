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
import { methodOf } from './operations.ts';

const shop = [...catalogue, ...signIn, ...cart, ...checkout, ...orders, ...accounts];
/** The calls of administrators and staff (specification §1, §7), which no screen of the shop makes. */
const backOffice = [...backOfficeCatalogue, ...staff, ...sales];

/** The first write of each operation, with a CSRF header that differs from the cookie. */
const forgeries = [...shop, ...backOffice]
  .filter(
    ({ operation }, at, asked) =>
      methodOf[operation] !== 'GET' && asked.findIndex((other) => other.operation === operation) === at,
  )
  .map(forged);

/**
 * All interactions, by consumer. Those of the shop and the back office are required of a provider; the shop's additions are
 * reported and never block.
 */
export const consumers = {
  'belier-shop': shop,
  'belier-back-office': backOffice,
  'belier-shop-additions': [...additions, ...forgeries],
} satisfies Record<string, Interaction[]>;

/** Whether a failure of these interactions fails a verification. */
export const isBlocking = (consumer: string): boolean => consumer !== 'belier-shop-additions';
