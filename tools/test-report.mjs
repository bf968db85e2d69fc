import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.mjs';

/**
 * What the parts of `npm test` report: passed and failed counts, the failures, and `again`, what passed only when it was tried again.
 * @typedef {{ title: string, place: string, message: string }} Finding
 * @typedef {{ passed: number, failed: number, failures: Finding[], again: Finding[] }} Result
 */

/** Where the drawn page of a failed story begins: hundreds of lines, which the workshop shows better. */
const drawnPage =
  /\n\s*(?:Ignored nodes: comments|Here are the (?:accessible|available) roles:|<(?:body|html|div|main)\b)/;
const longest = { lines: 30, line: 400 };

/** An error as it is printed: without colours, without the drawn page, without the frames of packages. */
export function shortened(message) {
  const [said = ''] = stripVTControlCharacters(message).split(drawnPage);
  const lines = said
    .split('\n')
    .filter((line) => !/^\s*at .*(?:node_modules|node:)|Click to debug the error directly/.test(line))
    .map((line) => line.trimEnd().slice(0, longest.line));
  const rest = lines.splice(longest.lines).length;
  return [...lines, ...(rest > 0 ? [`… and ${rest} more lines`] : [])].join('\n').trim();
}

/** A file of the project and a line as they are printed: `rules/money.test.ts:12`. */
export const placeOf = (file, line) => [relative(root, file), ...(line ? [line] : [])].join(':');

const specsBelow = ({ suites = [], specs = [] }) => [...suites.flatMap(specsBelow), ...specs];

/** Reads Playwright's JSON report: failed journeys, errors outside of journeys, and journeys that passed at the retry. @returns {Result} */
export function playwrightResult({ suites, errors = [], stats, config }) {
  const finding = (
    title,
    file,
    line,
    { message = 'no error is recorded', location = { file, line } } = {},
  ) => ({
    title,
    place: placeOf(location.file, location.line),
    message: shortened(message),
  });
  const foundWith = (wanted) =>
    specsBelow({ suites }).flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === wanted)
        .map(({ projectName, results }) => {
          const [first] = results.flatMap((result) => result.errors ?? []);
          return finding(`[${projectName}] ${title}`, `${config.rootDir}/${file}`, line, first);
        }),
    );
  const outside = errors.map((error) => finding('outside of the journeys', root, undefined, error));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + outside.length,
    failures: [...foundWith('unexpected'), ...outside],
    again: foundWith('flaky'),
  };
}

/** The result of a program without a report: one test, which passes if it exits with 0. @returns {Result} */
export function checkResult(title, { code, output }) {
  if (code === 0) return { passed: 1, failed: 0, failures: [], again: [] };
  const said = stripVTControlCharacters(output).trim().split('\n').slice(-60).join('\n');
  const message = said || `It exited with ${code} and said nothing.`;
  return { passed: 0, failed: 1, failures: [{ title, place: '', message }], again: [] };
}

/** The lines that end the output of `npm test`: each failure whole, each fault of what was tried again, the counts last. */
export function endOf({ passed, failed, failures, again }) {
  const whole = (head, { place, message }) =>
    [head, place, message]
      .filter(Boolean)
      .join('\n')
      .replaceAll(/\n(?=.)/g, '\n    ');
  return [
    ...failures.map((one) => `${whole(`✗ ${one.part}: ${one.title}`, one)}\n`),
    ...again.map((one) => whole(`fault: ${one.part}: ${one.title} passed only when tried again`, one)),
    `${passed} passed, ${failed} failed`,
  ].join('\n');
}
