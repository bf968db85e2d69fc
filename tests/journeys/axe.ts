import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    checkWithAxe?: typeof axe.run;
  }
}

/** What violates rules of axe-core (tags or names) in the open page, which has no frames: each rule with its element. */
export async function violationsOf(page: Page, rules: string[]): Promise<string[]> {
  await page.evaluate(`${axe.source}; window.checkWithAxe = axe.run`);
  return page.evaluate(async (runOnly) => {
    const result = await window.checkWithAxe?.(document, { runOnly, resultTypes: ['violations'] });
    if (result === undefined) return ['axe-core is not there'];
    return result.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`),
    );
  }, rules);
}
