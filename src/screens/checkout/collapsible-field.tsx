import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { css } from '#styled-system/css';

// The field replaces the summary that opens it.
const summary = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: '11',
  fontWeight: 'semibold',
  color: 'primary',
  listStyle: 'none',
  borderRadius: 'sm',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { w: '5', h: '5', flexShrink: '0' },
  '[open] > &': { display: 'none' },
});

type CollapsibleFieldProps = {
  /** The summary's text: « Ajouter un code postal ». */
  title: string;
  /** The field has a value, is required or invalid: it opens by itself. */
  isNeeded: boolean;
  className?: string;
  children: ReactNode;
};

/** An optional field, collapsed until the customer opens it. Its value and its error are always visible. */
export function CollapsibleField({ title, isNeeded, className, children }: CollapsibleFieldProps) {
  const [isOpen, setOpen] = useState(isNeeded);
  if (isNeeded && !isOpen) setOpen(true);
  return (
    <details
      className={className}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // Opened by the user: the pressed summary has disappeared.
        if (isOpen) return;
        setOpen(true);
        currentTarget.querySelector('input')?.focus();
      }}
    >
      <summary className={summary}>
        <Plus aria-hidden="true" />
        {title}
      </summary>
      {children}
    </details>
  );
}
