import { expect, it } from 'vitest';
import { held, standing } from './checkout-changes.ts';

it('an attempt or an order that is not there stops the checkout: nothing is sent in its place', () => {
  expect(() => held({ attempt: null })).toThrow('There is no attempt to send.');
  expect(() => standing({ order: null })).toThrow('There is no order yet.');
});
