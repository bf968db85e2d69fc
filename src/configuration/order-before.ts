import { writtenConfiguration } from './written-configuration.ts';

/** The day in Abidjan from which an order comes too late, as `2027-05-10`; '' for none. */
export const orderBefore: string =
  writtenConfiguration().VITE_ORDER_BEFORE ?? import.meta.env.VITE_ORDER_BEFORE ?? '';
