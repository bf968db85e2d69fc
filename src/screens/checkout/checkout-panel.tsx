import type { ComponentProps } from 'react';
import { css } from '#styled-system/css';
import { StatePanel } from '#ui/state-panel.tsx';

const column = css({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '3' });

/** The content below a panel's sentences: fields, or full-width buttons. */
export const panelColumn = css({
  display: 'flex',
  flexDirection: 'column',
  w: 'full',
  maxW: '[26rem]',
  mx: 'auto',
});

/** A panel with a column of sentences; `role` applies to them only. */
export const CheckoutPanel = ({ role, children, ...panel }: ComponentProps<typeof StatePanel>) => (
  <StatePanel {...panel}>
    <div className={column} role={role}>
      {children}
    </div>
  </StatePanel>
);
