import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { css } from '#styled-system/css';

// The field takes the place of the words that open it.
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

type FoldedFieldProps = {
  /** What opens it: « Ajouter un code postal ». */
  title: string;
  /** It holds something, is asked for, or is wrong: it opens by itself. */
  isNeeded: boolean;
  className?: string;
  children: ReactNode;
};

/** A field that may stay empty, folded until somebody wants it; what it holds, and what is wrong with it, is always seen. */
export function FoldedField({ title, isNeeded, className, children }: FoldedFieldProps) {
  const [isOpen, setOpen] = useState(isNeeded);
  if (isNeeded && !isOpen) setOpen(true);
  return (
    <details
      className={className}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        // Opened by a hand: what it pressed is gone.
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
