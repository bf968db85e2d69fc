import { mediaAddress } from '#rules/media-address.ts';
import { configuration } from './configuration.ts';

/** Where a picture or a flag of the provider is fetched from by this shop (`configuration.mediaRoot`). */
export const mediaOf = (source: string): string => mediaAddress(source, configuration.mediaRoot);
