import type { ReactNode } from 'react';
import { css } from '#styled-system/css';
import { Unbroken } from '#ui/unbroken.tsx';

const frame = css({ display: 'flex', flexDirection: 'column', gap: '1.5' });
const heading = css({ textStyle: 'h2', fontSize: 'h2' });
const sentence = css({ color: 'muted' });

/** The title of a step, and a sentence under it. */
export function StepTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className={frame}>
      <h2 className={heading}>
        <Unbroken>{title}</Unbroken>
      </h2>
      {children !== undefined && <p className={sentence}>{children}</p>}
    </div>
  );
}
