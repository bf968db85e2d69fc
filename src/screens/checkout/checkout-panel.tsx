import type { ComponentProps } from 'react';
import { css } from '#styled-system/css';
import { StatePanel } from '#ui/state-panel.tsx';

const column = css({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '3' });

/** What stands under the sentences of a panel: fields, or buttons as wide as them. */
export const panelColumn = css({
  display: 'flex',
  flexDirection: 'column',
  w: 'full',
  maxW: '[26rem]',
  mx: 'auto',
});

/** A panel whose sentences stand one below the other; they alone are what `role` announces. */
export const CheckoutPanel = ({ role, children, ...panel }: ComponentProps<typeof StatePanel>) => (
  <StatePanel {...panel}>
    <div className={column} role={role}>
      {children}
    </div>
  </StatePanel>
);
