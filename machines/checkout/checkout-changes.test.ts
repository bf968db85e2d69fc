import { expect, it } from 'vitest';
import { requireAttempt, requireOrder } from './checkout-changes.ts';

it('an attempt or an order that is not there stops the checkout: nothing is sent in its place', () => {
  expect(() => requireAttempt({ attempt: null })).toThrow('There is no attempt to send.');
  expect(() => requireOrder({ order: null })).toThrow('There is no order yet.');
});
