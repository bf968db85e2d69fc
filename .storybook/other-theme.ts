import type { AfterEach } from 'storybook/internal/types';

type Drawn = { globals: Readonly<Record<string, unknown>>; id: string };

/** What axe reads of a theme: nothing else of a page differs from one to the other. */
const colourRules = ['color-contrast', 'link-in-text-block'];

function show(theme: 'light' | 'dark'): void {
  document.documentElement.dataset.theme = theme;
  for (const running of document.getAnimations()) {
    if (running instanceof CSSTransition) running.finish();
  }
}

/** Of so many stories one is read for its colours, and another in its other theme: all in `npx vitest run --project stories`, fewer in `npm test`. */
const share = Number(import.meta.env.VITE_COLOURS_OF ?? 1);
const isOfShare = (id: string, which: 0 | 1): boolean =>
  share === 1 || [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % share === which;

/** In the tests: two thirds of what axe takes for a story is the contrast of its own theme, so it is read of a share. */
export const colourSeldom: AfterEach = ({ parameters, id }) => {
  if (import.meta.env.MODE !== 'test' || isOfShare(id, 0)) return;
  const { options } = parameters.a11y;
  const rules = { ...options.rules, 'color-contrast': { enabled: false } };
  parameters.a11y = { ...parameters.a11y, options: { ...options, rules } };
};

/** In the tests a story is looked at in its other theme too; its own is the accessibility addon's. */
export async function checkOtherTheme({ globals, id }: Drawn): Promise<void> {
  if (import.meta.env.MODE !== 'test' || !isOfShare(id, 1)) return;
  const own = globals.theme === 'dark' ? 'dark' : 'light';
  const other = own === 'dark' ? 'light' : 'dark';
  // The workshop itself has no use for it, and it is large.
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
