import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { css, cx } from '#styled-system/css';

const summary = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: '11',
  fontWeight: 'semibold',
  color: 'primary',
  listStyle: 'none',
  borderRadius: 'sm',
  '&::-webkit-details-marker': { display: 'none' },
  '& svg': { w: '5', h: '5', flexShrink: '0' },
  '[open] > &': { '& svg': { transform: 'rotate(180deg)' } },
});

type FoldedFieldProps = {
  /** What opens it: « Ajouter un code postal ». */
  title: string;
  /** It holds something, or is asked for: it opens by itself. */
  isFilled: boolean;
  /** It holds something wrong: it cannot be folded. */
  isWrong: boolean;
  className?: string;
  children: ReactNode;
};

/** A field that may stay empty, folded until somebody wants it; what it holds, and what is wrong with it, is always seen. */
export function FoldedField({ title, isFilled, isWrong, className, children }: FoldedFieldProps) {
  const isNeeded = isFilled || isWrong;
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  const [open, setOpen] = useState(isNeeded);
  if (isNeeded !== wasNeeded) {
    setWasNeeded(isNeeded);
    if (isNeeded) setOpen(true);
  }
  return (
    <details
      className={cx(className)}
      open={open || isWrong}
      onToggle={({ currentTarget }) => {
        if (isWrong) currentTarget.open = true;
        setOpen(currentTarget.open);
      }}
    >
      <summary className={summary}>
        {title}
        <ChevronDown aria-hidden="true" />
      </summary>
      {children}
    </details>
  );
}
