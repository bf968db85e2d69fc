import type { ComponentProps } from 'react';
import type { CheckoutRefusal } from '#machines/checkout/checkout.model.ts';
import { css } from '#styled-system/css';
import { flex, vstack } from '#styled-system/patterns';
import { FormMessage } from '#ui/form-message.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { StatePanel } from '#ui/state-panel.tsx';
import { noticesWording } from '#wording/notices.ts';

const column = vstack({ gap: '3' });

/** The content below a panel's sentences: fields, or full-width buttons. */
export const panelColumn = flex({ direction: 'column', w: 'full', maxW: '[26rem]', mx: 'auto' });

/** A panel with a column of sentences; `role` applies to them only. */
export const CheckoutPanel = ({ role, children, ...panel }: ComponentProps<typeof StatePanel>) => (
  <StatePanel {...panel}>
    <div className={column} role={role}>
      {children}
    </div>
  </StatePanel>
);

const work = css({ display: 'inline-flex', alignItems: 'center', gap: '2.5', mt: '2' });

type LeavingPanelProps = Pick<
  ComponentProps<typeof CheckoutPanel>,
  'scene' | 'role' | 'action' | 'children'
> & {
  texts: { title: string; text: string };
};

/** What is shown while another page opens: on a slow line for seconds, since its code and data come first. */
export const LeavingPanel = ({ texts: { title, text }, children, ...panel }: LeavingPanelProps) => (
  <CheckoutPanel {...panel} title={title}>
    {children}
    <p className={work}>
      <Spinner />
      {text}
    </p>
  </CheckoutPanel>
);

const hintStyle = css({ fontWeight: 'regular' });

type RefusalMessageProps = { refusal: CheckoutRefusal | null; hint?: string };

/** Why the last try failed: the server's own text, or the sentence of specification §8. It remains after its notice. */
export function RefusalMessage({ refusal, hint }: RefusalMessageProps) {
  if (refusal === null) return null;
  return (
    <FormMessage>
      <p>{refusal.message ?? noticesWording[refusal.code].text}</p>
      {hint !== undefined && <p className={hintStyle}>{hint}</p>}
    </FormMessage>
  );
}
