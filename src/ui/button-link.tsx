import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes } from 'react';
import { cx } from '#styled-system/css';
import { type ButtonLook, buttonStyle } from './button-style.ts';

type DressedProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'style'> & ButtonLook;

const Dressed = ({ variant, size, width, className, ...link }: DressedProps) => (
  <a {...link} className={cx(buttonStyle({ variant, size, width }), className)} />
);

/** A link to another page of the shop that looks like a button. For actions on this page, use `Button`. */
export const ButtonLink = createLink(Dressed);
