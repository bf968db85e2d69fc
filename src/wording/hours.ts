import type { Opening } from '#rules/opening-hours.ts';

const dayNames = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'];
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** Minutes since midnight: `8 h`, `8 h 30`. */
const clock = (minutes: number): string => {
  const rest = minutes % 60;
  return `${Math.floor(minutes / 60)}\u00a0h${rest === 0 ? '' : `\u00a0${String(rest).padStart(2, '0')}`}`;
};
const range = (from: number, to: number): string => `du ${dayNames[from - 1]} au ${dayNames[to - 1]}`;

/** `du lundi au vendredi de 8 h à 18 h, le samedi de 9 h à 14 h` */
const said = (openings: readonly Opening[]): string =>
  openings
    .map(
      ({ from, to, opens, closes }) =>
        `${from === to ? `le ${dayNames[from - 1]}` : range(from, to)} de ${clock(opens)} à ${clock(closes)}`,
    )
    .join(', ');

/** When the customer service answers, on every page that says it. */
export const hoursWording = {
  label: 'Horaires d’ouverture',
  days: (from: number, to: number) => capital(from === to ? (dayNames[from - 1] ?? '') : range(from, to)),
  hours: (opens: number, closes: number) => `${clock(opens)} – ${clock(closes)}`,
  /** During opening hours only. */
  open: (closes: number) => `Ouvert maintenant, jusqu’à ${clock(closes)}`,
  /** Before the number and the hours. */
  phone: 'Une question\u202f? Appelez le',
  said,
  service: (openings: readonly Opening[]) =>
    `Le service client vous répond 7\u00a0jours sur 7\u00a0: au téléphone ${said(openings)}, et vous pouvez lui écrire à toute heure.`,
} as const;
