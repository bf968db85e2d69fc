import { Headset, ShieldCheck, Truck, Zap } from 'lucide-react';
import { openings } from '#configuration/openings.ts';
import { css, cx } from '#styled-system/css';
import { grid, wrap } from '#styled-system/patterns';
import { container } from '#ui/container.ts';
import { round } from '#ui/round.ts';
import { visuallyHidden } from '#ui/visually-hidden.tsx';
import { homeWording } from '#wording/home.ts';
import { hoursWording } from '#wording/hours.ts';

const wording = homeWording.benefits;
const benefits = [
  { ...wording.items.delivery, Icon: Truck },
  { ...wording.items.express, Icon: Zap },
  { ...wording.items.payment, Icon: ShieldCheck },
  {
    ...wording.items.support,
    text: `${wording.items.support.text} ${hoursWording.said(openings)}`,
    Icon: Headset,
  },
] as const;

const list = grid({
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[1fr 1fr]', lg: '[repeat(4, 1fr)]' },
  gap: { base: '4', lg: '6' },
  p: { base: '5', md: '7' },
  borderRadius: 'hero',
  bg: 'quiet',
});
// With large text it is below the icon.
const item = wrap({ align: 'center', columnGap: '3.5', rowGap: '2' });
const words = css({ flex: '[1 1 7rem]', minW: '0' });
const icon = css({
  w: '12',
  h: '12',
  flexShrink: '0',
  bg: 'surface',
  color: 'primary',
  '& svg': { w: '6', h: '6' },
});
const titleStyle = css({ textStyle: 'h4', fontSize: 'body' });
const textStyle = css({ textStyle: 'small', color: 'muted' });

/** The four benefits at the bottom of the home page (specification §1). */
export function Benefits() {
  return (
    <section className={container}>
      <h2 className={visuallyHidden}>{wording.label}</h2>
      <ul className={list}>
        {benefits.map(({ title, text, Icon }) => (
          <li key={title} className={item}>
            <span className={cx(round, icon)}>
              <Icon aria-hidden="true" />
            </span>
            <div className={words}>
              <h3 className={titleStyle}>{title}</h3>
              <p className={textStyle}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
