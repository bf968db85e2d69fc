import { describe, expect, it } from 'vitest';
import { createProgress, inWords } from './progress.mjs';

const start = (expected: Record<string, number>) => {
  let at = 0;
  const progress = createProgress(expected, 2, () => at * 1000);
  return { progress, pass: (seconds: number) => (at += seconds) };
};

describe('how long is left of a run', () => {
  it('is half of all that is to be done, and no less than the longest part', () => {
    expect(start({ a: 60, b: 40, c: 20 }).progress.left()).toBe(60);
    expect(start({ a: 300, b: 40 }).progress.left()).toBe(300);
  });

  it('shrinks as parts go on and end', () => {
    const { progress, pass } = start({ a: 60, b: 60, c: 60 });
    progress.begin('a');
    progress.begin('b');
    pass(30);
    expect(progress.left()).toBe(60);
    expect(progress.running()).toEqual([
      { title: 'a', seconds: 30 },
      { title: 'b', seconds: 30 },
    ]);
    pass(30);
    expect([progress.end('a'), progress.end('b')]).toEqual([60, 60]);
    expect(progress.left()).toBe(60);
  });

  it('follows the pace of the machine', () => {
    const { progress, pass } = start({ a: 20, b: 60 });
    progress.begin('a');
    pass(40);
    progress.end('a');
    expect(progress.left()).toBe(120);
  });

  it('never says that a part which takes longer than expected is over', () => {
    const { progress, pass } = start({ a: 20 });
    progress.begin('a');
    pass(200);
    expect(progress.left()).toBe(1);
    progress.end('a');
    expect(progress.left()).toBe(0);
  });

  it('knows every part, and which of them never ran', () => {
    const { progress } = start({ a: 20, b: 5 });
    progress.begin('a');
    progress.end('a');
    expect(progress.never()).toEqual(['b']);
    expect(() => progress.begin('c')).toThrow('« c »');
  });

  it.each([
    [2, '1 s'],
    [38, '40 s'],
    [94, '95 s'],
    [96, '2 min'],
    [440, '7 min'],
  ])('%d seconds are said as %s', (seconds, text) => {
    expect(inWords(seconds)).toBe(text);
  });
});
