import { openingsOf } from '#rules/opening-hours.ts';
import { configuration } from './configuration.ts';

/** When somebody answers the phone. */
export const openings = openingsOf(configuration.hours);
