import { frenchDate } from '#rules/dates.ts';

/** The merchant's limit for orders: « Commandez avant le 10 mai 2027. » */
export const orderBeforeText = (day: string): string => `Commandez avant le ${frenchDate(day)}.`;
