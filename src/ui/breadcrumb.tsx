import { ChevronRight } from 'lucide-react';
import { Children, type ReactNode } from 'react';
import { css, cx } from '#styled-system/css';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2',
  textStyle: 'small',
  color: 'muted',
  '& a': { color: 'muted', display: 'inline-flex', alignItems: 'center', minH: '6' },
  '& a:hover': { color: 'primary', textDecoration: 'underline' },
  '& [aria-current=page]': { color: 'text', fontWeight: 'semibold' },
});
// A long word, of an animal's name or a search, breaks instead of overflowing.
const oneLineList = css({
  flexWrap: { base: 'nowrap', md: 'wrap' },
  '& > :not(:last-child)': { flexShrink: '0' },
  '& > :last-child': { minW: '0' },
});
const item = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  maxW: 'full',
  overflowWrap: 'anywhere',
  '& svg': { w: '4', h: '4', flexShrink: '0' },
});

type BreadcrumbProps = {
  label: string;
  /** The links from the home page down, and finally the page itself: `<span aria-current="page">`. */
  children: ReactNode;
  /** Keeps it on one line on a phone, with an ellipsis in the last step: the heading below repeats the name. */
  oneLine?: boolean;
};

/** A page's place in the shop. */
export function Breadcrumb({ label, children, oneLine = false }: BreadcrumbProps) {
  const steps = Children.toArray(children);
  return (
    <nav aria-label={label}>
      <ol className={cx(list, oneLine && oneLineList)}>
        {Children.map(steps, (step, index) => (
          <li className={item}>
            {step}
            {index < steps.length - 1 && <ChevronRight aria-hidden="true" />}
          </li>
        ))}
      </ol>
    </nav>
  );
}
