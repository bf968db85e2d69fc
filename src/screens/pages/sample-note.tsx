import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { flex } from '#styled-system/patterns';

const note = flex({
  align: 'flex-start',
  gap: '3',
  maxW: 'prose',
  px: '4.5',
  py: '3.5',
  borderRadius: 'md',
  bg: 'ochreSoft',
  textStyle: 'small',
  '& svg': { w: '5', h: '5', flexShrink: '0' },
});

/** A note that the following content is an example. */
export function SampleNote({ children }: { children: ReactNode }) {
  return (
    <p className={note}>
      <Info aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
