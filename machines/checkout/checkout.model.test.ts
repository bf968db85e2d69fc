import { expect, it } from 'vitest';
import { requireAttempt, requireOrder } from './checkout.model.ts';

it('a missing attempt or order throws, and nothing is sent', () => {
  expect(() => requireAttempt({ attempt: null })).toThrow('There is no attempt to send.');
  expect(() => requireOrder({ order: null })).toThrow('There is no order yet.');
});
