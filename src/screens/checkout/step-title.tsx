import type { ReactNode } from 'react';
import type { CheckoutStep } from '#rules/checkout.ts';
import { css } from '#styled-system/css';
import { stack } from '#styled-system/patterns';
import { Unbroken } from '#ui/unbroken.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { checkoutWording } from '#wording/checkout.ts';

const frame = stack({ gap: '1.5' });
const heading = css({ textStyle: 'h2' });
const sentence = css({ color: 'muted' });

type StepTitleProps = { step: CheckoutStep; title: string; children?: ReactNode };

/** The heading of a step, with its number, and a sentence below it. The heading takes the focus. */
export function StepTitle({ step, title, children }: StepTitleProps) {
  return (
    <div className={frame}>
      <h2 className={heading}>
        <VisuallyHidden>{checkoutWording.steps.place(step)}</VisuallyHidden>
        <Unbroken>{title}</Unbroken>
      </h2>
      {children !== undefined && <p className={sentence}>{children}</p>}
    </div>
  );
}
