import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from '#styled-system/css';
import { flex } from '#styled-system/patterns';

const frame = css({ borderBottom: 'hairline', _last: { borderBottom: 'none' } });
const summary = flex({
  align: 'center',
  justify: 'space-between',
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
const content = css({ border: 'none', pb: '4', minW: '0' });

type DisclosureProps = {
  title: ReactNode;
  /** The id for fragment links. */
  id?: string;
  /** The initial state; afterwards the user decides. */
  open?: boolean;
  /** The name of the content as a group, for example of choices. */
  group?: string;
  children: ReactNode;
};

/** A collapsible section, independent of others: filters and questions. */
export function Disclosure({ title, id, open = false, group, children }: DisclosureProps) {
  return (
    <details id={id} className={frame} open={open}>
      <summary className={summary}>
        {title}
        <ChevronDown aria-hidden="true" />
      </summary>
      {group === undefined ? (
        <div className={content}>{children}</div>
      ) : (
        <fieldset className={content} aria-label={group}>
          {children}
        </fieldset>
      )}
    </details>
  );
}
