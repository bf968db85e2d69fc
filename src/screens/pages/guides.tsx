import { Link } from '@tanstack/react-router';
import { css, cx } from '#styled-system/css';
import { linkStyle } from '#ui/link-style.ts';
import { catalogueWording } from '#wording/catalogue.ts';

const wording = catalogueWording.guides;

const look = cx(linkStyle({ reach: 'thumb' }), css({ w: '[fit-content]', textStyle: 'small' }));

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
