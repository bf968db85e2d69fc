import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { css, cx } from '#styled-system/css';
import { round } from './round.ts';

/** The style of a round icon button, 44 px wide; also for links. */
export const iconButtonStyle = cx(
  round,
  css({
    flexShrink: '0',
    // Its width does not grow with the text size.
    w: '[min(2.75rem, max(44px, 12vw))]',
    h: '[min(2.75rem, max(44px, 12vw))]',
    color: 'text',
    transitionProperty: '[background-color, color]',
    transitionDuration: 'quick',
    _hover: { bg: 'quiet' },
    _disabled: { color: 'inputLine', cursor: 'not-allowed', bg: 'transparent' },
    '& svg': { w: '5', h: '5' },
  }),
);

/** A squarer shape in its own colour, unlike other icon buttons. */
const removing = css({ color: 'danger', borderRadius: 'md', _hover: { bg: 'dangerSoft' } });

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'aria-label'> & {
  /** The button's accessible name. */
  label: string;
  icon: ReactNode;
  tone?: 'plain' | 'danger';
};

/** A round button with an icon and an accessible name. */
export function IconButton({ label, icon, type = 'button', tone = 'plain', ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={tone === 'danger' ? cx(iconButtonStyle, removing) : iconButtonStyle}
      aria-label={label}
    >
      {icon}
    </button>
  );
}
