import * as v from 'valibot';
import { withoutSeparators } from './phone.ts';

/** A phone field of a form: it may be typed in pairs (07 01 02 03 04), and comes out without what parts them. */
export const typedPhone = v.pipe(v.string(), v.transform(withoutSeparators));
