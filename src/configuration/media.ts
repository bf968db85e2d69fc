import { mediaAddress } from '#rules/media-address.ts';
import { configuration } from './configuration.ts';

/** The address from which this shop fetches a picture or flag of the provider (`configuration.mediaRoot`). */
export const mediaOf = (source: string): string => mediaAddress(source, configuration.mediaRoot);
