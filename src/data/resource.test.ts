import { describe, expect, it } from 'vitest';
import type { Loaded } from '#rules/loaded.ts';
import { createResource, shownOf } from './resource.ts';

describe('an answer on its way', () => {
  it('is loading, and then what it came to, which is there without waiting', async () => {
    let come: (value: Loaded<string>) => void = () => undefined;
    const answer = createResource(
      new Promise<Loaded<string>>((resolve) => {
        come = resolve;
      }),
    );
    expect(answer.now()).toEqual({ state: 'loading' });
    expect(answer.now()).toBe(answer.now());
    come({ state: 'ready', data: 'Moutons' });
    await answer.settled;
    expect(answer.now()).toEqual({ state: 'ready', data: 'Moutons' });
  });

  const initial = { state: 'ready', data: ['Moutons'] } as const;

  it('keeps the initial data if a newer answer is equal', async () => {
    const newer = { state: 'ready', data: ['Moutons'] } as const;
    const answer = createResource<readonly string[]>(Promise.resolve(newer), initial);
    await answer.settled;
    expect(answer.now()).toBe(initial);
  });

  it('keeps the initial data as old if a newer answer fails, and an empty list as it is', async () => {
    const failing = Promise.resolve({ state: 'failed' } as const);
    const answer = createResource<readonly string[]>(failing, initial);
    await answer.settled;
    expect(answer.now()).toEqual({ ...initial, isOld: true });
    const empty = createResource<readonly string[]>(failing, { state: 'empty' });
    await empty.settled;
    expect(empty.now()).toEqual({ state: 'empty' });
  });

  it('shows a newer answer, and a failure without initial data', async () => {
    const newer = { state: 'ready', data: ['Chèvres'] } as const;
    const answer = createResource<readonly string[]>(Promise.resolve(newer), initial);
    expect(answer.now()).toBe(initial);
    await answer.settled;
    expect(answer.now()).toBe(newer);
    const failing = createResource<string>(Promise.resolve({ state: 'failed' }));
    await failing.settled;
    expect(failing.now()).toEqual({ state: 'failed' });
  });
});

describe('what a screen shows of a newer answer', () => {
  const ready = { state: 'ready', data: ['Moutons'] } as const;
  const failed = { state: 'failed' } as const;
  const loading = { state: 'loading' } as const;

  it.each([
    ['on its way, after data: the data', loading, ready, ready],
    ['on its way, after a failure: that it is tried again', loading, failed, loading],
    ['that failed, after data: the data, which is old', failed, ready, { ...ready, isOld: true }],
    ['that failed again', failed, { ...ready, isOld: true }, { ...ready, isOld: true }],
    [
      'on its way, after a failure that left data',
      loading,
      { ...ready, isOld: true },
      { ...ready, isOld: true },
    ],
    ['that has come after a failure', ready, { ...ready, isOld: true }, ready],
    ['that failed, after none', failed, loading, failed],
    ['that is empty, after data', { state: 'empty' }, ready, { state: 'empty' }],
  ] as const)('%s', (_, now, last, shown) => {
    expect(shownOf<readonly string[]>(now, last)).toEqual(shown);
  });
});
