import { TestRunner, test } from 'vitest';

/**
 * The runner of mutation runs. A file that cannot be read has no tests, and Stryker takes no failed test for a change that
 * nobody noticed; here it is a test that fails. So a statechart that can no longer be made counts as noticed.
 */
export default class extends TestRunner {
  override async importFile(...[path, source]: Parameters<TestRunner['importFile']>): Promise<void> {
    try {
      await super.importFile(path, source);
    } catch (error) {
      if (source !== 'collect') throw error;
      test('the file can be read', () => {
        throw error;
      });
    }
  }
}
