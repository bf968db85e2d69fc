import type { Preview } from '@storybook/react-vite';
import axe from 'axe-core';

/** What axe reads of a theme: nothing else of a page differs from one to the other. */
const colourRules = ['color-contrast', 'link-in-text-block'];

function show(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme;
  for (const running of document.getAnimations()) {
    if (running instanceof CSSTransition) running.finish();
  }
}

/** In the tests each story is looked at in its other theme too; its own is the accessibility addon's. */
export const checkOtherTheme: NonNullable<Preview['afterEach']> = async ({ globals }) => {
  if (import.meta.env.MODE !== 'test') return;
  const own = globals.theme === 'dark' ? 'dark' : 'light';
  const other = own === 'dark' ? 'light' : 'dark';
  show(other);
  const { violations } = await axe.run(document.body, {
    runOnly: colourRules,
    resultTypes: ['violations'],
    preload: false,
  });
  show(own);
  if (violations.length === 0) return;
  const found = violations.flatMap(({ nodes }) =>
    nodes.map((node) => `${node.html}\n${node.failureSummary}`),
  );
  throw new Error(`In the ${other} theme:\n${found.join('\n\n')}`);
};
