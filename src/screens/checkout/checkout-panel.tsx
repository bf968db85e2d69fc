import type { ComponentProps } from 'react';
import { css } from '#styled-system/css';
import { StatePanel } from '#ui/state-panel.tsx';

const column = css({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: '3' });

/** A panel whose sentences stand one below the other; they alone are what `role` announces. */
export const CheckoutPanel = ({ role, children, ...panel }: ComponentProps<typeof StatePanel>) => (
  <StatePanel {...panel}>
    <div className={column} role={role}>
      {children}
    </div>
  </StatePanel>
);
