import * as v from 'valibot';
import { withoutSeparators } from './phone.ts';

/** The schema of a phone field: accepts pairs (07 01 02 03 04) and removes the separators. */
export const phoneSchema = v.pipe(v.string(), v.transform(withoutSeparators));
