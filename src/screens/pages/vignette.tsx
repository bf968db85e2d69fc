import { css, cva, cx } from '#styled-system/css';
import { Scene } from '#ui/scene.tsx';

const frame = cva({
  base: { w: 'full' },
  variants: {
    shape: {
      card: { h: 'auto', aspectRatio: '[6 / 5]' },
      wide: { h: 'auto', aspectRatio: '[2 / 1]' },
      fill: { position: 'absolute', inset: '0', h: 'full' },
    },
  },
});

const round = css({ borderRadius: 'hero', overflow: 'hidden' });

// Wide scenes have an empty left half for text; without text, the half with the animals is shown.
const animalsAtTheEnd = css({ objectPosition: '[97% bottom]' });
const animalsBeforeTheEnd = css({ objectPosition: '[82% bottom]' });
const animalsInTheMiddle = css({ objectPosition: '[center bottom]' });

const pictures = {
  ram: { scene: 'hero-ram', width: 1192, height: 438, place: animalsAtTheEnd },
  goats: { scene: 'hero-goats', width: 1192, height: 438, place: animalsAtTheEnd },
  herd: { scene: 'hero-herd', width: 1192, height: 438, place: animalsAtTheEnd },
  coast: { scene: 'call-to-action', width: 1192, height: 320, place: animalsBeforeTheEnd },
  sheep: { scene: 'promo-sheep', width: 584, height: 260, place: animalsAtTheEnd },
  cattle: { scene: 'promo-cattle', width: 584, height: 260, place: animalsAtTheEnd },
  village: { scene: 'empty-list', width: 600, height: 500, place: animalsInTheMiddle },
  signpost: { scene: 'not-found', width: 600, height: 500, place: animalsInTheMiddle },
} as const;

/** The shop's drawings, by their content. */
export type VignetteName = keyof typeof pictures;

/** A herd is wider than a card: its card form is more compact. */
const inCard = {
  ...pictures,
  herd: { scene: 'hero-herd-phone', width: 780, height: 920, place: animalsInTheMiddle },
} as const;

type VignetteProps = {
  name: VignetteName;
  /** `card` is 6:5; `wide` is 2:1; `fill` fills the positioned parent. */
  shape?: 'card' | 'wide' | 'fill';
};

/** A drawing without text, cropped to its animals. Decorative. */
export function Vignette({ name, shape = 'card' }: VignetteProps) {
  const { scene, width, height, place } = (shape === 'card' ? inCard : pictures)[name];
  return <Scene name={scene} width={width} height={height} className={cx(frame({ shape }), place)} />;
}

/** A drawing with the rounded corners of a page's own picture. */
export function RoundVignette({ className, ...vignette }: VignetteProps & { className?: string }) {
  return (
    <div className={cx(round, className)}>
      <Vignette {...vignette} />
    </div>
  );
}
