import { BadgeCheck, HandHeart, Truck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ThemeChoice } from '#rules/theme.ts';
import { css, cx } from '#styled-system/css';
import { grid, stack } from '#styled-system/patterns';
import { cardStyle } from '#ui/card-style.ts';
import { container } from '#ui/container.ts';
import { aboutWording } from '#wording/about.ts';
import { cardGrid } from '../pages/card-grid.ts';
import { paragraphs, prose } from '../pages/prose.tsx';
import { RoundVignette } from '../pages/vignette.tsx';
import { AboutHero } from './hero.tsx';

const { story, mission, vision, counters, reasons } = aboutWording;

const page = stack({
  gap: { base: 'sectionPhone', md: 'section' },
  pt: { base: 'sectionPhone', md: 'section' },
});
const storyGrid = grid({
  gridTemplateColumns: {
    base: '[minmax(0, 1fr)]',
    md: '[minmax(0, 1fr) 20rem]',
    lg: '[minmax(0, 1fr) 28rem]',
  },
  gap: { base: '6', md: '10', lg: '16' },
  alignItems: 'center',
});
const lead = css({ textStyle: 'lead', fontWeight: 'semibold', maxW: 'prose', mb: '4' });
const titleStyle = css({ textStyle: 'h2', mb: { base: '4', md: '5' } });
const pair = grid({
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[1fr 1fr]' },
  gap: { base: '4', md: '6' },
});
const belief = css({ gap: '3', bg: 'quiet', borderColor: 'transparent' });
const beliefTitle = css({ textStyle: 'h3', color: 'primary' });
const beliefText = css({ textStyle: 'lead', fontWeight: 'medium' });
const reason = css({ gap: '2.5' });
const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  w: '14',
  h: '14',
  mb: '2',
  borderRadius: 'lg',
  bg: 'primarySoft',
  color: 'primary',
  '& svg': { w: '7', h: '7' },
});
const reasonTitle = css({ textStyle: 'h3' });
const reasonText = css({ color: 'muted' });

const marks = { quality: <BadgeCheck />, delivery: <Truck />, convenience: <HandHeart /> } as const;
const reasonNames = ['quality', 'delivery', 'convenience'] as const;

type AboutScreenProps = { counters: ReactNode; theme: ThemeChoice };

/** The about page: story, mission and vision, counters, three reasons (specification §2 "About"). */
export function AboutScreen({ counters: figures, theme }: AboutScreenProps) {
  return (
    <>
      <AboutHero theme={theme} />
      <div className={cx(container, page)}>
        <section className={storyGrid}>
          <div>
            <h2 className={titleStyle}>{story.title}</h2>
            <p className={lead}>{story.lead}</p>
            <div className={prose}>{paragraphs(story.text)}</div>
          </div>
          <RoundVignette name="village" />
        </section>
        <div className={pair}>
          {[mission, vision].map(({ title, text }) => (
            <section key={title} className={cx(cardStyle(), belief)}>
              <h2 className={beliefTitle}>{title}</h2>
              <p className={beliefText}>{text}</p>
            </section>
          ))}
        </div>
        <section>
          <h2 className={titleStyle}>{counters.title}</h2>
          {figures}
        </section>
        <section>
          <h2 className={titleStyle}>{reasons.title}</h2>
          <ul className={cardGrid({ columns: 'three' })}>
            {reasonNames.map((name) => (
              <li key={name} className={cx(cardStyle(), reason)}>
                <span className={mark} aria-hidden="true">
                  {marks[name]}
                </span>
                <h3 className={reasonTitle}>{reasons.items[name].title}</h3>
                <p className={reasonText}>{reasons.items[name].text}</p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  );
}
