import { Link } from '@tanstack/react-router';
import { MapPin } from 'lucide-react';
import { css, cx } from '#styled-system/css';
import { flex, stack, wrap } from '#styled-system/patterns';
import { Badge } from '#ui/badge.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { vendorsWording } from '#wording/vendors.ts';
import { Vignette } from '../pages/vignette.tsx';
import type { Vendor } from './vendors.ts';

const tall = css({ h: 'full' });
const body = stack({ gap: '2', flexGrow: '1', p: { base: '5', md: '6' } });
const name = css({
  textStyle: 'h3',
  '& a': { display: 'inline-block', minH: '6', _before: { content: '""', position: 'absolute', inset: '0' } },
});
const place = flex({
  align: 'center',
  gap: '1.5',
  textStyle: 'small',
  color: 'muted',
  '& svg': { w: '4', h: '4', color: 'primary', flexShrink: '0' },
});
const summary = css({ mb: '2' });
const breeds = wrap({ gap: '1.5', mt: 'auto' });

/** A sample vendor in a list; the entire card links to its page. */
export function VendorCard({ vendor, level }: { vendor: Vendor; level: 2 | 3 }) {
  const Name = `h${level}` as const;
  const portrait = vendorsWording.portraits[vendor.id];
  return (
    <article className={cx(cardStyle({ look: 'link' }), tall)}>
      <Vignette name={vendor.vignette} />
      <div className={body}>
        <Name className={name}>
          <Link to="/vendor/$id" params={{ id: vendor.id }}>
            {portrait.name}
          </Link>
        </Name>
        <p className={place}>
          <MapPin aria-hidden="true" />
          {portrait.place}
        </p>
        <p className={summary}>{portrait.summary}</p>
        <p className={breeds}>
          {vendor.breeds.map((breed) => (
            <Badge key={breed} tone="quiet">
              {breed}
            </Badge>
          ))}
        </p>
      </div>
    </article>
  );
}
