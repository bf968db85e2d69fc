import type { Interaction } from './interaction.ts';
import { accounts } from './interactions/accounts.ts';
import { cart } from './interactions/cart.ts';
import { catalogue } from './interactions/catalogue.ts';
import { checkout } from './interactions/checkout.ts';
import { orders } from './interactions/orders.ts';
import { signIn } from './interactions/sign-in.ts';

/** All that the shop asks of its provider, part by part. */
export const interactions: Record<string, Interaction[]> = {
  catalogue,
  'sign-in': signIn,
  cart,
  checkout,
  orders,
  accounts,
};
