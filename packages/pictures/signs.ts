import { brand } from './brand.ts';

/** What a sign in the sky says. */
export type Sign = 'done' | 'refused' | 'waiting' | 'question' | 'cut';

/** The mark of each sign, as strokes on a disc of radius 50 around 0, 0, with the colour of its disc. */
export const signs: Readonly<Record<Sign, { fill: string; stroke: string; mark: string }>> = {
  done: { fill: brand.success, stroke: '#ffffff', mark: 'M-21 2L-6 17L22-15' },
  refused: { fill: brand.danger, stroke: '#ffffff', mark: 'M-16-16L16 16M16-16L-16 16' },
  waiting: { fill: '#fff2d9', stroke: brand.primary, mark: 'M0-24V2L16 12' },
  question: {
    fill: '#fff8ea',
    stroke: brand.primary,
    mark: 'M-13-12c0-18 28-18 28-1c0 12-15 12-15 22M0 22v1',
  },
  cut: {
    fill: '#fff8ea',
    stroke: brand.primary,
    mark: 'M-26-6a38 38 0 0 1 52 0M-15 7a21 21 0 0 1 30 0M0 20v1M-24 24L24-24',
  },
};
