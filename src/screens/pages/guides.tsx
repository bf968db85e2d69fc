import { createLink } from '@tanstack/react-router';
import { BookOpen } from 'lucide-react';
import type { AnchorHTMLAttributes } from 'react';
import { css } from '#styled-system/css';
import { catalogueWording } from '#wording/catalogue.ts';

const wording = catalogueWording.guides;

const look = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: '11',
  w: '[fit-content]',
  textStyle: 'small',
  fontWeight: 'semibold',
  color: 'primary',
  textDecoration: 'underline',
  textUnderlineOffset: '[3px]',
  '& svg': { w: '4.5', h: '4.5', flexShrink: '0' },
});

const Guide = createLink((anchor: Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style'>) => (
  <a {...anchor} className={look} />
));

/** The guide that says what Petit, Moyen, Grand and Extra mean. */
export const SizeGuide = () => (
  <Guide to="/blog/$id" params={{ id: 'quelle-taille-choisir' }}>
    <BookOpen aria-hidden="true" />
    {wording.size}
  </Guide>
);

/** The guide to choosing a ram. */
export const RamGuide = () => (
  <Guide to="/blog/$id" params={{ id: 'choisir-son-belier' }}>
    <BookOpen aria-hidden="true" />
    {wording.ram}
  </Guide>
);
