import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startSession } from './testing/session-fixtures.ts';

describe('every session', () => {
  it('keeps device and session equal, and shows one expiry notice per ended session, in every sequence of events', async () => {
    const tokens = fc.constantFrom('a', 'b', 'c');
    const step = fc.oneof(
      fc.record({
        type: fc.constant('login.succeeded' as const),
        token: tokens,
        refreshToken: fc.constantFrom('r1', 'r2'),
      }),
      fc.record({ type: fc.constant('login.succeeded' as const), token: tokens }),
      fc.record({ type: fc.constant('call.unauthorized' as const), token: tokens }),
      fc.record({
        type: fc.constant('token.changed' as const),
        token: fc.option(tokens),
        epoch: fc.constantFrom('none', 'other-1'),
      }),
      fc.record({ type: fc.constantFrom('logout.requested' as const, 'user.retried' as const) }),
      fc.record({ type: fc.constant('refresh.answered' as const), answer: fc.constantFrom('b', 'refused') }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        const { actor, device, said, refreshes } = startSession();
        const settled = new Set<number>();
        let expiries = 0;
        for (const event of steps) {
          const before = actor.getSnapshot();
          if (event.type === 'refresh.answered') {
            settled.add(refreshes.length - 1);
            const { answer } = event;
            await refreshes
              .at(-1)
              ?.answer(answer === 'refused' ? { kind: 'refused' } : { kind: 'refreshed', token: answer });
          } else {
            if (event.type === 'token.changed') Object.assign(device, event);
            actor.send(event);
          }
          const after = actor.getSnapshot();
          const toldNow = said.filter((line) => line === 'session-expired').length - expiries;
          expiries += toldNow;
          expect(device.token).toBe(after.context.token);
          expect(device.epoch).toBe(after.context.epoch);
          expect(after.matches('authenticated')).toBe(after.context.token !== null);
          expect(toldNow).toBeLessThanOrEqual(before.matches('authenticated') ? 1 : 0);
          expect(said.filter((line) => line === 'to /login')).toHaveLength(expiries);
          if (event.type === 'call.unauthorized' && event.token !== before.context.token) {
            expect(after).toBe(before);
          }
          const running = refreshes.filter(({ signal }, index) => !signal.aborted && !settled.has(index));
          expect(running.length).toBeLessThanOrEqual(1);
        }
      }),
      { numRuns: 200, seed: 2026 },
    );
  });
});
