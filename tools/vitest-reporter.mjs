import { writeFileSync } from 'node:fs';
import { placeOf, shortened } from './test-report.mjs';

/** The error of a test with its cause and its diff, and the place where the test's own file stands in its stack. */
function findingOf(title, file, errors) {
  const frame = errors.flatMap(({ stacks = [] }) => stacks).find((one) => one.file === file);
  const message = errors
    .map(({ message: said, cause, diff }) => [said, cause?.message, diff].filter(Boolean).join('\n'))
    .join('\n');
  return { title, place: placeOf(file, frame?.line), message: shortened(message) };
}

/** Writes the result of a run of Vitest (`Result` of test-report.mjs) into `VITEST_REPORT`. */
export default class Reporter {
  onTestRunEnd(modules, unhandled) {
    const tests = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({ test, file: module.moduleId })),
    );
    const failures = [
      ...tests
        .filter(({ test }) => test.result().state === 'failed')
        .map(({ test, file }) => findingOf(test.fullName, file, test.result().errors)),
      ...modules
        .filter((module) => module.errors().length > 0)
        .map((module) => findingOf('the file as a whole', module.moduleId, module.errors())),
      ...unhandled.map((error) => findingOf('outside of the tests', '', [error])),
    ];
    const passed = tests.filter(({ test }) => test.result().state === 'passed').length;
    const result = { passed, failed: failures.length, failures, again: [] };
    writeFileSync(process.env.VITEST_REPORT, JSON.stringify(result));
  }
}
