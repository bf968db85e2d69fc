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

// Wide scenes keep their left half calm for words; a picture without words shows the half where the animals stand.
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

/** One of the shop's own drawings, by what can be seen on it. */
export type VignetteName = keyof typeof pictures;

/** A herd is wider than a card: there it stands closer together. */
const inCard = {
  ...pictures,
  herd: { scene: 'hero-herd-phone', width: 780, height: 920, place: animalsInTheMiddle },
} as const;

type VignetteProps = {
  name: VignetteName;
  /** `card` is 6:5; `wide` is 2:1; `fill` takes the positioned frame around it. */
  shape?: 'card' | 'wide' | 'fill';
};

/** A drawing without words on it, cut to the part where its animals stand. It says nothing. */
export function Vignette({ name, shape = 'card' }: VignetteProps) {
  const { scene, width, height, place } = (shape === 'card' ? inCard : pictures)[name];
  return <Scene name={scene} width={width} height={height} className={cx(frame({ shape }), place)} />;
}

/** A drawing with the round corners of a page's own picture. */
export function RoundVignette({ className, ...vignette }: VignetteProps & { className?: string }) {
  return (
    <div className={cx(round, className)}>
      <Vignette {...vignette} />
    </div>
  );
}
