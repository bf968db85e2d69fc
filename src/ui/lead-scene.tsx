import { css, cx } from '#styled-system/css';

const picture = css({ maxW: 'full', objectFit: 'cover' });

type LeadSceneProps = {
  /** A drawing of `public/pictures/` in two cuts, without their endings. */
  cuts: { phone: string; wide: string };
  /** What the customer chose; `system` follows the device, as the theme does. */
  theme: 'system' | 'light' | 'dark';
  width: number;
  height: number;
  className?: string;
};

const byNight = '(prefers-color-scheme: dark)';
const wideEnough = '(min-width: 30rem)';
const address = (name: string, theme: 'light' | 'dark') =>
  `/pictures/${name}${theme === 'dark' ? '-dark' : ''}.svg`;

/** The largest picture at the top of a page: asked for at once and first, and only in the cut and the theme that are shown. */
export function LeadScene({ cuts, theme, width, height, className }: LeadSceneProps) {
  const look = theme === 'dark' ? 'dark' : 'light';
  return (
    <picture>
      {theme === 'system' && (
        <>
          <source media={`${byNight} and ${wideEnough}`} srcSet={address(cuts.wide, 'dark')} />
          <source media={byNight} srcSet={address(cuts.phone, 'dark')} />
        </>
      )}
      <source media={wideEnough} srcSet={address(cuts.wide, look)} />
      <img
        className={cx(picture, className)}
        src={address(cuts.phone, look)}
        alt=""
        width={width}
        height={height}
        loading="eager"
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
