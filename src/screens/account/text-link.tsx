import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';
import { linkStyle } from '#ui/link-style.ts';

const look = linkStyle({ reach: 'line', underline: 'hovered' });

type AnchorProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'>;

/** A link to another site, in a line of text or by itself. */
export const TextAnchor = (anchor: AnchorProps) => <a {...anchor} className={look} />;

/** A link to another page, in a line of text or by itself. */
export const TextLink = createLink(TextAnchor);
