import * as v from 'valibot';
import { frenchDate, frenchDay } from './dates.ts';
import { prose } from './text.ts';

/** The parts of a day that a delivery can be wished for; '' for none. */
export const everyWishedTime = ['', 'matin', 'soir'] as const;

/** When a customer would like the delivery: a day as `2027-05-10` in Abidjan, and a part of it; '' where there is no wish. */
export interface DeliveryWish {
  readonly wished_day: string;
  readonly wished_time: (typeof everyWishedTime)[number];
}

const times = { matin: 'le matin', soir: 'le soir' } as const;

/** The day of a moment (ms since the epoch) in Abidjan, whose time is UTC, as `2027-05-10`. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** Whether a text is a day of the calendar, as `2027-05-10`. */
export function isDay(text: string): boolean {
  const date = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN);
  return !Number.isNaN(date.getTime()) && dayOf(date.getTime()) === text;
}

/** Whether a day, as `2027-05-10`, has not begun in Abidjan; false for another text. `now`: ms since the epoch. */
export const isStillBefore = (day: string, now: number): boolean => isDay(day) && dayOf(now) < day;

/** Whether the wished day is over; `today` as `2027-05-10`. */
export const isPastWish = ({ wished_day: day }: Pick<DeliveryWish, 'wished_day'>, today: string): boolean =>
  day !== '' && day < today;

/** The wish as read by people: « 10 mai 2027, le matin »; '' without one. */
export const wishText = ({ wished_day: day, wished_time: time }: DeliveryWish): string =>
  [...(isDay(day) ? [frenchDate(day)] : []), ...(time === '' ? [] : [times[time]])].join(', ');

/** The wish in the first line of an order's notes (`notesWithWish`), or null where it names no day. */
export function wishIn(notes: string): DeliveryWish | null {
  const [, date = '', time = ''] =
    /^Jour souhaité : ([^,\n]+)(?:, le (matin|soir))?(?:\n|$)/u.exec(notes) ?? [];
  const day = frenchDay(date);
  return day === null ? null : { wished_day: day, wished_time: time as DeliveryWish['wished_time'] };
}

const delivery = v.object({
  orderNumber: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  city: v.fallback(v.pipe(v.string(), v.maxLength(500)), ''),
  day: v.fallback(v.pipe(v.string(), v.check(isDay)), ''),
  time: v.fallback(v.picklist(everyWishedTime), ''),
});

/** Where and when an order placed on this device shall be delivered: its city, the wished day and part of it; '' where unknown. */
export type StoredDelivery = v.InferOutput<typeof delivery>;

/** The stored deliveries that can be read, newest first. A build before stored that of one order. */
export function storedDeliveriesIn(text: string | null): readonly StoredDelivery[] {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  return [read.success ? read.output : []].flat().flatMap((one) => {
    const record = v.safeParse(delivery, one);
    return record.success ? [record.output] : [];
  });
}

/** The wish of a stored delivery as read by people. */
export const deliveryText = ({ city, day, time }: StoredDelivery): string =>
  [prose(city), wishText({ wished_day: day, wished_time: time })].filter((part) => part !== '').join(', ');

/** The notes of an order: the wish as their first line, then what the customer typed, which is never cut. */
export function notesWithWish({ notes, ...wish }: DeliveryWish & { readonly notes: string }): string {
  const text = wishText(wish);
  const line = isDay(wish.wished_day) ? `Jour souhaité : ${text}` : `Moment souhaité : ${text}`;
  return prose([...(text === '' ? [] : [line]), notes].join('\n'));
}
