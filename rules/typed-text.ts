import * as v from 'valibot';
import { isWithin, plain, prose } from './text.ts';

/** A name as it is sent: one kind of apostrophe and hyphen, whatever keyboard it came from. */
export const typedName = v.pipe(
  v.string(),
  v.transform((typed) => plain(typed).replace(/`/g, "'")),
);

/** A free text as it is sent. */
export const typedProse = v.pipe(v.string(), v.transform(prose));

/** A number with letters or without as it is sent: it may be typed in groups. */
export const compact = (typed: string): string => plain(typed).replace(/ /g, '');

export const typedNumber = v.pipe(v.string(), v.transform(compact));

/** At most so many characters as a reader counts them. */
export const within = <const Code extends string>(limit: number, code: Code) =>
  v.check((text: string) => isWithin(text, limit), code);
