import * as v from 'valibot';
import { withoutSeparators } from './phone.ts';
import { isWithin, plain, prose } from './text.ts';

/** A normalized name: one kind of apostrophe and hyphen, single spaces. */
export const typedName = v.pipe(
  v.string(),
  v.transform((typed) => plain(typed).replace(/`/g, "'").replace(/ +/g, ' ')),
);

/** A normalized free text. */
export const typedProse = v.pipe(v.string(), v.transform(prose));

/** A normalized number with or without letters, which may be typed in groups. */
export const compact = (typed: string): string => plain(typed).replace(/ /g, '');

export const typedNumber = v.pipe(v.string(), v.transform(compact));

/** At most `limit` graphemes. */
export const within = <const Code extends string>(limit: number, code: Code) =>
  v.check((text: string) => isWithin(text, limit), code);

/** The schema of a phone field: accepts pairs (07 01 02 03 04) and removes the separators. */
export const phoneSchema = v.pipe(v.string(), v.transform(withoutSeparators));
