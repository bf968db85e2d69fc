import type { AfterEach } from 'storybook/internal/types';

const { SAMPLE_OF = '1', TEST_SEED = '' } = import.meta.env;
const numberOf = (text: string): number => [...text].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);

/**
 * Whether a story is one of `SAMPLE_OF` that are tested in each of their modes, colours included: all in `npx vitest run --project
 * stories`, fewer in `npm test`, which chooses them by the commit.
 */
export const isOfShare = (id: string): boolean =>
  (numberOf(id) + numberOf(String(TEST_SEED))) % Number(SAMPLE_OF) === 0;

/** In tests: the contrast rules take two thirds of axe's time, so they run for a share of the stories. */
export const sampleContrastRules: AfterEach = ({ parameters, id }) => {
  if (import.meta.env.MODE !== 'test' || isOfShare(id)) return;
  const { options } = parameters.a11y;
  const rules = { ...options.rules, 'color-contrast': { enabled: false } };
  parameters.a11y = { ...parameters.a11y, options: { ...options, rules } };
};
