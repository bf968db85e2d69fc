import { describe, expect, it } from 'vitest';
import type { Loaded } from '#screens/loaded.ts';
import { arriving } from './-settled.ts';

describe('an answer on its way', () => {
  it('is loading, and then what it came to, which is there without waiting', async () => {
    let come: (value: Loaded<string>) => void = () => undefined;
    const answer = arriving(
      new Promise<Loaded<string>>((resolve) => {
        come = resolve;
      }),
    );
    expect(answer.now()).toEqual({ state: 'loading' });
    expect(answer.now()).toBe(answer.now());
    come({ state: 'ready', data: 'Moutons' });
    await answer.arrived;
    expect(answer.now()).toEqual({ state: 'ready', data: 'Moutons' });
  });

  const initial = { state: 'ready', data: ['Moutons'] } as const;

  it('keeps what the page brought along where a newer answer fails, or says the same', async () => {
    for (const newer of [{ state: 'failed' }, { state: 'ready', data: ['Moutons'] }] as const) {
      const answer = arriving<readonly string[]>(Promise.resolve(newer), initial);
      await answer.arrived;
      expect(answer.now()).toBe(initial);
    }
  });

  it('says what is new, and a failure where the page brought nothing along', async () => {
    const newer = { state: 'ready', data: ['Chèvres'] } as const;
    const answer = arriving<readonly string[]>(Promise.resolve(newer), initial);
    expect(answer.now()).toBe(initial);
    await answer.arrived;
    expect(answer.now()).toBe(newer);
    const failing = arriving<string>(Promise.resolve({ state: 'failed' }));
    await failing.arrived;
    expect(failing.now()).toEqual({ state: 'failed' });
  });
});
