import type { ComponentProps } from 'react';
import { css } from '#styled-system/css';
import { Spinner } from '#ui/spinner.tsx';
import { CheckoutPanel } from './checkout-panel.tsx';

const work = css({ display: 'inline-flex', alignItems: 'center', gap: '2.5', mt: '2' });

type LeavingPanelProps = Pick<ComponentProps<typeof CheckoutPanel>, 'scene' | 'role' | 'children'> & {
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
