import { css } from '#styled-system/css';

const whole = css({
  display: 'inline-block',
  maxW: 'full',
  verticalAlign: 'bottom',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** An order number as one word: it never breaks at its hyphens, and one too long for its line is cut short. */
export const OrderNumber = ({ children }: { children: string }) => <bdi className={whole}>{children}</bdi>;
