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
// A long word, of an animal or a search, breaks rather than leaves the page.
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
  /** Links from the outside in, and last the page itself: `<span aria-current="page">`. */
  children: ReactNode;
  /** Keeps it to one line on a phone, where its last step ends in an ellipsis: its name stands below as the heading. */
  oneLine?: boolean;
};

/** Where a page stands in the shop. */
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
