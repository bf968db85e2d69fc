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
    come({ state: 'ready', data: 'Ovins' });
    await answer.arrived;
    expect(answer.now()).toEqual({ state: 'ready', data: 'Ovins' });
  });
});
