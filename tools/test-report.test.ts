import { describe, expect, it } from 'vitest';
import { root } from './run.mjs';
import { checkResult, endOf, playwrightResult, shortened } from './test-report.mjs';

const red = '\u001b[31m';

describe('an error', () => {
  it('is printed without colours, drawn pages and frames of packages', () => {
    const page = Array.from({ length: 450 }, () => '  <p class="a b">…</p>').join('\n');
    const said = `${red}Unable to find a button\n\nIgnored nodes: comments, script, style\n<body>\n${page}`;
    expect(shortened(said)).toBe('Unable to find a button');
    const frames =
      'at stories/a.stories.tsx:3:1\n    at runWithTimeout (/x/node_modules/@vitest/runner/a.js:1:1)';
    expect(shortened(`expected 1\n    ${frames}`)).toBe('expected 1\n    at stories/a.stories.tsx:3:1');
  });

  it('says how many of its lines are left out', () => {
    const lines = shortened(Array.from({ length: 100 }, (_, line) => `line ${line}`).join('\n')).split('\n');
    expect([lines.length, lines.at(-1)]).toEqual([31, '… and 70 more lines']);
  });
});

const journey = (status: string, ...messages: string[]) => ({
  title: `a journey that is ${status}`,
  file: 'cart.journey.ts',
  line: 7,
  tests: [
    {
      projectName: 'phone',
      status,
      results: messages.map((message) => ({
        errors: [{ message, location: { file: `${root}tests/journeys/steps.ts`, line: 9 } }],
      })),
    },
  ],
});
const report = {
  config: { rootDir: `${root}tests/journeys` },
  suites: [
    { specs: [journey('expected')], suites: [{ specs: [journey('unexpected', `${red}no`, 'no again')] }] },
    { specs: [journey('flaky', 'not at first')] },
  ],
  stats: { expected: 1, flaky: 1, unexpected: 1 },
};

describe('the end of the test command', () => {
  it('names a failed journey with its place and error, then what was tried again as a fault, and counts last', () => {
    const { failures, again, ...counts } = playwrightResult(report);
    const named = (list: object[]) => list.map((finding) => ({ part: 'journeys', ...finding }));
    const end = endOf({ ...counts, failures: named(failures), again: named(again) });
    expect(end.split('\n')).toEqual([
      '✗ journeys: [phone] a journey that is unexpected',
      '    tests/journeys/steps.ts:9',
      '    no',
      '',
      'fault: journeys: [phone] a journey that is flaky passed only when tried again',
      '    tests/journeys/steps.ts:9',
      '    not at first',
      '2 passed, 1 failed',
    ]);
  });

  it('says the last words of a check that failed, and nothing of one that passed', () => {
    expect(checkResult('types', { code: 0, output: 'all is well' })).toMatchObject({
      passed: 1,
      failures: [],
    });
    const { failures, failed } = checkResult('types', { code: 2, output: `${red}a.ts(1,2): error` });
    expect([failed, failures]).toEqual([1, [{ title: 'types', place: '', message: 'a.ts(1,2): error' }]]);
  });
});
