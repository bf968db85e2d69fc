import type { OperationId } from '#sandbox/accounts/access.ts';
import { screens } from './screens.ts';

/* The answers of one operation with their own reason. */
const single: Record<string, string> = {
  'addToCart 200': 'any 2xx does: in the pact under 201',
  'addToCart 422': 'an addition that is never reached: each press has a key of its own',
  'login 403': 'the CSRF refusal: asked for with a login’s success',
  'confirmEmail 403': 'the CSRF refusal: asked for of the other writes',
  'refresh 400': 'reads as 401: the session ends',
  'refresh 500': 'reads as 401: the session ends',
  'activateByLink 404': 'reads as 400: the link is invalid or expired',
  'activateByLink 500': 'reads as 400: the link is invalid or expired',
  'listTopProducts 400': 'no such input',
};

/** The tests of the answers that need more than one request, which neither a pact nor the fuzz test covers. */
export const testedBySandbox: Readonly<Record<string, string>> = {
  'addToCart 422': 'sandbox/cart/cart.test.ts',
  'addToCart 200': 'sandbox/cart/cart.test.ts',
  'deleteProduct 409': 'sandbox/catalogue/catalogue.test.ts',
  'deleteUser 409': 'sandbox/accounts/accounts.test.ts',
};

/** The answers of a pact that the file does not declare, with the reason. */
export const undeclared: Readonly<Record<string, string>> = {
  'placeOrder 503': 'nobody promises to be down; the shop keeps the attempt as at a 500',
};

/** Why a declared answer is in no pact; throws without a reason. */
export function unreachedByPact(operation: OperationId, status: string): string {
  const own = single[`${operation} ${status}`];
  if (own !== undefined) return own;
  const hasScreen = !screens[operation].startsWith('no screen');
  if (status === '429')
    return 'an addition that reads like any other failure (one login has it, as a failure on demand)';
  if (status === '500' && !hasScreen) return 'a failure that no screen reads';
  if (status === '500') return 'reads like any other refusal of this call';
  if (status === '400' && !hasScreen) return 'any 4xx does: in the pact under another refusal';
  if (status === '400') return 'reads like the other refusals of this call';
  if (status === '409' && !hasScreen) return 'an addition; asked for of categories, countries and orders';
  throw new Error(`${operation} ${status} stands in no pact, and nobody says why (contracts/answers.ts).`);
}
