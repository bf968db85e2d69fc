import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, cx } from '#styled-system/css';
import { flex } from '#styled-system/patterns';

const frame = css({ borderBottom: 'hairline', _last: { borderBottom: 'none' } });
/** A `<summary>` whose arrow turns. */
export const summaryStyle = flex({
  align: 'center',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': {
    w: '5',
    h: '5',
    flexShrink: '0',
    transitionProperty: '[transform]',
    transitionDuration: 'quick',
  },
  '[open] > &': { '& svg': { transform: 'rotate(180deg)' } },
});
const row = css({ minH: '12', py: '2', borderRadius: 'sm', _hover: { color: 'primary' } });
const looks = {
  section: css({ justifyContent: 'space-between', gap: '3', textStyle: 'h4' }),
  words: css({ gap: '1.5', fontWeight: 'semibold' }),
};
const content = css({ border: 'none', pb: '4', minW: '0' });

type DisclosureProps = {
  /** A section's heading, or words with the arrow beside them. */
  look?: keyof typeof looks;
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
export function Disclosure({ look = 'section', title, id, open = false, group, children }: DisclosureProps) {
  return (
    <details id={id} className={frame} open={open}>
      <summary className={cx(summaryStyle, row, looks[look])}>
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
