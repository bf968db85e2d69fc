import { mediaOf } from '#configuration/media.ts';
import { cva } from '#styled-system/css';

const flag = cva({
  base: {
    flexShrink: '0',
    objectFit: 'cover',
    borderRadius: '[4px]',
    boxShadow: '[0 0 0 1px {colors.line}]',
    bg: 'quiet',
  },
  variants: { size: { small: { w: '5.5', h: '[0.9375rem]' }, large: { w: '12', h: '8' } } },
});

/** A country's flag, 3:2, beside the country's name. Decorative. */
export function Flag({ src, size = 'small' }: { src: string; size?: 'small' | 'large' }) {
  // An empty `src` would request the page itself.
  if (src === '') return null;
  return (
    <img
      className={flag({ size })}
      src={mediaOf(src)}
      alt=""
      width={24}
      height={16}
      loading="lazy"
      decoding="async"
    />
  );
}
