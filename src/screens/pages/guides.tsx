import { Link } from '@tanstack/react-router';
import { css } from '#styled-system/css';
import { catalogueWording } from '#wording/catalogue.ts';

const wording = catalogueWording.guides;

const look = css({
  display: 'inline-flex',
  alignItems: 'center',
  minH: '11',
  w: '[fit-content]',
  textStyle: 'small',
  fontWeight: 'semibold',
  color: 'primary',
  textDecoration: 'underline',
  textUnderlineOffset: '[3px]',
});

/** The guide to the sizes Petit, Moyen, Grand and Extra. */
export const SizeGuide = () => (
  <Link to="/blog/$id" params={{ id: 'quelle-taille-choisir' }} className={look}>
    {wording.size}
  </Link>
);

/** The guide to choosing a ram. */
export const RamGuide = () => (
  <Link to="/blog/$id" params={{ id: 'choisir-son-belier' }} className={look}>
    {wording.ram}
  </Link>
);
