import type { ReactNode } from 'react';
import { cva, type RecipeVariant } from '#styled-system/css';

const badge = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minH: '6.5',
    px: '3',
    borderRadius: 'pill',
    fontSize: 'small',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
    border: '[1px solid transparent]',
  },
  variants: {
    tone: {
      neutral: { bg: 'surface', color: 'text', borderColor: 'line' },
      quiet: { bg: 'quiet', color: 'text' },
      promotion: { bg: 'success', color: 'onSuccess', fontWeight: 'bold' },
      success: { bg: 'successSoft', color: 'success' },
      danger: { bg: 'dangerSoft', color: 'danger' },
      warning: { bg: 'ochreSoft', color: 'text' },
      primary: { bg: 'primary', color: 'onPrimary' },
      soldOut: { bg: 'text', color: 'page', fontWeight: 'bold' },
    },
  },
  defaultVariants: { tone: 'neutral' },
});

export type BadgeTone = RecipeVariant<typeof badge>['tone'];

/** A few words in a pill: a category, a promotion, the status of an order. Its writing direction is isolated from the surrounding text. */
export function Badge({ tone, children }: { tone?: BadgeTone; children: ReactNode }) {
  return <bdi className={badge({ tone })}>{children}</bdi>;
}
