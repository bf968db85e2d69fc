import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from '#styled-system/css';

const frame = css({ borderBottom: 'hairline', _last: { borderBottom: 'none' } });
const summary = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '3',
  minH: '12',
  py: '2',
  textStyle: 'h4',
  listStyle: 'none',
  borderRadius: 'sm',
  '&::-webkit-details-marker': { display: 'none' },
  _hover: { color: 'primary' },
  '& svg': {
    w: '5',
    h: '5',
    flexShrink: '0',
    transitionProperty: '[transform]',
    transitionDuration: 'quick',
  },
  '[open] > &': { '& svg': { transform: 'rotate(180deg)' } },
});
const content = css({ pb: '4' });

type DisclosureProps = {
  title: ReactNode;
  /** How it stands at first; afterwards the reader decides. */
  open?: boolean;
  children: ReactNode;
};

/** A section that opens and closes, each by itself: filters and questions. */
export function Disclosure({ title, open = false, children }: DisclosureProps) {
  return (
    <details className={frame} open={open}>
      <summary className={summary}>
        {title}
        <ChevronDown aria-hidden="true" />
      </summary>
      <div className={content}>{children}</div>
    </details>
  );
}
