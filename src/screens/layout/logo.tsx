import { Link } from '@tanstack/react-router';
import { configuration } from '#configuration/configuration.ts';
import { cva } from '#styled-system/css';
import { Mark } from '#ui/mark.tsx';
import { layoutWording } from '#wording/layout.ts';

const logo = cva({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minH: '11',
    fontFamily: 'heading',
    fontWeight: 'heavy',
    fontSize: { base: '[1.5rem]', lg: '[1.875rem]' },
    lineHeight: 'none',
    letterSpacing: 'heading',
    borderRadius: 'sm',
    '& svg': { w: { base: '8', lg: '10' }, h: { base: '8', lg: '10' } },
  },
  variants: {
    on: {
      page: { color: 'text', '& svg': { color: 'primary' } },
      bar: { color: 'onBar', _focusVisible: { outlineColor: 'onBar' }, '& svg': { color: 'ochre' } },
    },
  },
});

/** The logo and the brand's name, with a link to the home page. On the dark footer (`bar`) it has its light form. */
export function Logo({ on = 'page' }: { on?: 'page' | 'bar' }) {
  return (
    <Link to="/" className={logo({ on })} aria-label={layoutWording.home(configuration.brand)}>
      <Mark />
      {configuration.brand}
    </Link>
  );
}
