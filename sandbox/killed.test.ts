import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Visitor } from './customer/visitor.ts';
import { buy, demoCustomer, numbersOf } from './testing/demo-customer.ts';
import { isExhaustive } from './testing/effort.ts';
import { ownProcess } from './testing/own-process.ts';
import { endProcess } from './testing/process.ts';

const { SANDBOX_DATA, running, restart } = ownProcess();

/** Orders repeatedly until the server is gone; reports each acknowledged order at once. */
async function buyUntilGone(visitor: Visitor, acknowledged: (number: string) => void): Promise<void> {
  for (;;) {
    const number = await buy(visitor).catch(() => null);
    if (number === null) return;
    // Of two concurrent orders of the last animal one is refused, without a number.
    if (number !== undefined) acknowledged(number);
  }
}

/** The number of rounds; each starts the sandbox. */
const kills = isExhaustive ? 20 : 1;

test('killed with -9 while four customers order, it keeps every order it acknowledged, and each start reclaims the folder', async () => {
  const writers = ['client', 'salif.ouedraogo', 'equipe', 'admin'].map((name) => `${name}@exemple.ci`);
  const acknowledged: string[] = [];
  for (let round = 1; round <= kills; round += 1) {
    const visitors = await Promise.all(writers.map((email) => demoCustomer(running(), email)));
    const enough = acknowledged.length + 6;
    let reached = (): void => {};
    const isEnough = new Promise<void>((resolve) => {
      reached = resolve;
    });
    const work = visitors.map((visitor) =>
      buyUntilGone(visitor, (number) => {
        acknowledged.push(number);
        if (acknowledged.length >= enough) reached();
      }),
    );
    await isEnough;
    await endProcess(running(), 'SIGKILL');
    await Promise.all(work);
    expect(existsSync(join(SANDBOX_DATA, 'lock'))).toBe(true);
    await restart();
    expect(await numbersOf(await demoCustomer(running(), 'equipe@exemple.ci'))).toEqual(
      expect.arrayContaining(acknowledged),
    );
  }
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(acknowledged.length).toBeGreaterThanOrEqual(kills * 6);
});
