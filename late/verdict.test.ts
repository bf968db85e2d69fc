import { describe, expect, it } from 'vitest';
import { type Act, judge, judgeText, type Moment } from './verdict.ts';

const at = (seconds: number, seen: Partial<Moment> = {}): Moment => ({
  at: seconds * 1000,
  done: 0,
  said: null,
  isHeard: false,
  ...seen,
});
const act = (moments: Moment[], more: Partial<Act> = {}): Act => ({
  kind: 'press',
  wanted: 1,
  madeAt: 0,
  isAcknowledged: true,
  moments,
  ...more,
});
const outcomeOf = (one: Act): string => {
  const verdict = judge(one);
  return verdict.outcome === 'open' ? verdict.why : verdict.outcome;
};

describe('what became of an act', () => {
  it.each<[string, Act]>([
    ['done', act([at(1), at(4, { done: 1 }), at(20, { done: 1 })])],
    ['done', act([at(1, { isHeard: true }), at(30, { done: 1 })])],
    ['done', act([at(1, { done: 1 }), at(9, { done: 2 })], { wanted: 2 })],
    ['said', act([at(1, { isHeard: true }), at(11, { said: 'own' }), at(40, { said: 'own' })])],
    ['said', act([at(11, { said: 'line' }), at(12, { said: 'line' })])],
    ['said', act([at(11, { said: 'near' })])],
    // Another control near it was said to have failed.
    ['done', act([at(3, { done: 1 }), at(11, { done: 1, said: 'near' })])],
    // The line says it of a part that came to nothing after this was done.
    ['done', act([at(3, { done: 1 }), at(11, { done: 1, said: 'line' })])],
    // The line stood there when it was made.
    ['done', act([at(1, { said: 'line' }), at(4, { said: 'line', done: 1 })])],
    // The line spoke of the page while this was marked as heard.
    ['done', act([at(1, { isHeard: true }), at(9, { isHeard: true, said: 'line' }), at(12, { done: 1 })])],
    // It may have been said as soon as the last look was over.
    ['said', act([at(29), at(33, { said: 'own' })])],
    // It needs no sign that it was heard: the browser did it.
    ['done', act([at(1, { done: 1 })], { isAcknowledged: null })],
  ])('%s', (outcome, one) => {
    expect(outcomeOf(one)).toBe(outcome);
  });

  it.each<[string, Act]>([
    ['nothing was seen of it', act([])],
    ['silent: neither done nor said', act([at(1), at(40)])],
    ['silent: neither done nor said', act([at(1, { isHeard: true }), at(40, { isHeard: true })])],
    ['done 2 times instead of 1', act([at(1, { done: 1 }), at(9, { done: 2 })])],
    ['done 1 times instead of 2', act([at(1, { done: 1 }), at(40, { done: 1 })], { wanted: 2 })],
    ['done 1 times instead of 2', act([at(1, { done: 1 }), at(40, { done: 1, said: 'own' })], { wanted: 2 })],
    ['done 3 times instead of 2', act([at(1, { done: 3 }), at(2)], { wanted: 2 })],
    ['done, and said to have failed', act([at(3, { done: 1 }), at(11, { done: 1, said: 'own' })])],
    ['done, and said to have failed', act([at(3, { done: 1, said: 'own' })])],
    ['done 9.0 s after it was said to have failed', act([at(11, { said: 'own' }), at(20, { done: 1 })])],
    [
      'done 9.0 s after it was said to have failed',
      act([at(1), at(11, { said: 'line' }), at(20, { done: 1 })]),
    ],
    ['done after 56.0 s', act([at(1), at(56, { done: 1 })])],
    ['done after 33.0 s', act([at(42.5), at(43, { done: 1 })], { madeAt: 10_000 })],
    ['done after 37.0 s', act([at(1), at(37, { done: 1 })])],
    ['said only after 33.0 s', act([at(32.5), at(33, { said: 'own' })])],
    [
      'done after 4.0 s, but did not show that it was heard',
      act([at(4, { done: 1 })], { isAcknowledged: false }),
    ],
    ['said, but did not show that it was heard', act([at(11, { said: 'own' })], { isAcknowledged: false })],
    ['done, but still marked as heard', act([at(4, { done: 1, isHeard: true })])],
    ['said, but still marked as heard', act([at(11, { said: 'own', isHeard: true })])],
  ])('%s is open', (why, one) => {
    expect(outcomeOf(one)).toBe(why);
  });
});

describe('what became of a text', () => {
  it('is done where it stands in its field, whole and in order, and nowhere else', () => {
    expect(judgeText({ wanted: 'ladoum', found: 'ladoum', elsewhere: [] }).outcome).toBe('done');
  });

  it.each([
    { wanted: 'xyzabc def', found: 'xabc defyz', elsewhere: [] },
    { wanted: 'ladoum', found: 'lad', elsewhere: [] },
    { wanted: 'ladoum', found: 'ladoumladoum', elsewhere: [] },
    { wanted: 'ladoum', found: '', elsewhere: [] },
    { wanted: 'ladoum', found: null, elsewhere: [] },
    { wanted: 'ladoum', found: 'ladoum', elsewhere: ['login email'] },
  ])('is open where $wanted became $found, elsewhere $elsewhere', (text) => {
    expect(judgeText(text).outcome).toBe('open');
  });
});
