import { expect, it } from 'vitest';
import * as waits from './waits.ts';

it('a wait is longer than what it waits for', () => {
  const {
    markedAfter,
    slowPlaceAfter,
    slowPressAfter,
    keptAfter,
    silence,
    openedWithin,
    callWithin,
    orderWithin,
    staleAfter,
    loginWithin,
  } = waits;
  // The provider's database gives up first (sandbox/database/postgres.ts).
  const database = 5_000;
  const order = [
    markedAfter,
    slowPlaceAfter,
    database,
    keptAfter,
    callWithin,
    orderWithin,
    staleAfter,
    loginWithin,
  ];
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  // A slow connection is called so before anything gives up.
  for (const wait of [silence, openedWithin, callWithin]) expect(wait).toBeGreaterThan(slowPressAfter);
  expect(waits.streamTimes).toBeGreaterThan(waits.orderTimes);
  // A part of an answer, or of the browser, is given up before the whole.
  for (const part of [waits.countsWithin, waits.lockAnswerWithin]) expect(part).toBeLessThan(callWithin);
  expect(waits.triesAfter).toEqual(waits.triesAfter.toSorted((one, other) => one - other));
  const { paymentPauses, paymentInterval, paymentWithin } = waits;
  const pauses = [...paymentPauses, paymentInterval, paymentWithin];
  expect(pauses).toEqual(pauses.toSorted((one, other) => one - other));
  expect(paymentWithin % paymentInterval).toBe(0);
});
