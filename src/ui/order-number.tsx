import { css } from '#styled-system/css';

const whole = css({
  display: 'inline-block',
  maxW: 'full',
  verticalAlign: 'bottom',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** An order number as one word: it never breaks at its hyphens, and is truncated if it is too long for its line. */
export const OrderNumber = ({ children }: { children: string }) => <bdi className={whole}>{children}</bdi>;
