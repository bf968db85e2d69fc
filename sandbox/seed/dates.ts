const DAY = 86_400_000;

/** The moment that lies that many days (parts allowed) before another, on a whole second. */
export function daysBefore(moment: Date, days: number): Date {
  return new Date(Math.floor((moment.getTime() - days * DAY) / 1000) * 1000);
}
