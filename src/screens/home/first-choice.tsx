import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import type { Category } from '#openapi/schemas.ts';
import { cx } from '#styled-system/css';
import { flex, stack } from '#styled-system/patterns';
import { container } from '#ui/container.ts';
import { homeWording } from '#wording/home.ts';

const wording = homeWording.firstChoice;

const place = stack({ gap: '1.5', mt: '-1', hideFrom: 'md' });
const promise = flex({
  align: 'center',
  gap: '2',
  textStyle: 'small',
  lineHeight: 'snug',
  fontWeight: 'semibold',
  '& svg': { w: '5', h: '5', flexShrink: '0', color: 'success' },
});
// Its room is held while the kinds are on their way.
const kinds = flex({
  gap: '2',
  minH: '10',
  overflowX: 'auto',
  scrollbarWidth: '[none]',
  '& a': {
    display: 'flex',
    alignItems: 'center',
    minH: '10',
    px: '4.5',
    borderRadius: 'pill',
    border: 'input',
    bg: 'surface',
    color: 'primary',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    outlineOffset: '[-4px]',
  },
});

/** On a phone, below the banner: what is promised, and the kinds of animals (beyond the specification). */
export function FirstChoice({ categories }: { categories: readonly Category[] }) {
  return (
    <div className={cx(container, place)}>
      <p className={promise}>
        <ShieldCheck aria-hidden="true" />
        {wording.promise}
      </p>
      <ul className={kinds} aria-label={wording.label}>
        {categories.map(({ id, nom_categorie: name }) => (
          <li key={id}>
            <Link to="/category/{-$id}" params={{ id }}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
