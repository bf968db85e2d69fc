import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';
import { css } from '#styled-system/css';

const look = css({
  display: 'inline-flex',
  alignItems: 'center',
  minH: '6',
  fontWeight: 'semibold',
  color: 'primary',
  _hover: { textDecoration: 'underline' },
});

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'>;

/** A link out of the shop in a line of text or by itself. */
export const TextAnchor = (anchor: AnchorProps) => <a {...anchor} className={look} />;

/** A link to another page, in a line of text or by itself. */
export const TextLink = createLink(TextAnchor);
