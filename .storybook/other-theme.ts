import type { AfterEach } from 'storybook/internal/types';
import { isOfShare } from './share.ts';

type Drawn = { globals: Readonly<Record<string, unknown>>; id: string };

/** The axe rules whose result depends on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block'];

function show(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme;
  for (const running of document.getAnimations()) {
    if (running instanceof CSSTransition) running.finish();
  }
}

/** In tests: the contrast rules take two thirds of axe's time, so they run for a share of the stories. */
export const sampleContrastRules: AfterEach = ({ parameters, id }) => {
  if (import.meta.env.MODE !== 'test' || isOfShare(id, 0)) return;
  const { options } = parameters.a11y;
  const rules = { ...options.rules, 'color-contrast': { enabled: false } };
  parameters.a11y = { ...parameters.a11y, options: { ...options, rules } };
};

/** In tests: checks a story in its other theme; the accessibility addon checks its own. */
export async function checkOtherTheme({ globals, id }: Drawn): Promise<void> {
  if (import.meta.env.MODE !== 'test' || !isOfShare(id, 1)) return;
  const own = globals.theme === 'dark' ? 'dark' : 'light';
  const other = own === 'dark' ? 'light' : 'dark';
  // Imported in tests only, because it is large.
  const { default: axe } = await import('axe-core');
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
}
