import { defaultSettings } from '#sandbox/settings.ts';
import { patience } from './patience.ts';

/** The sandbox's time limit on this machine. */
export const limits = { databaseWaitMs: defaultSettings.databaseWaitMs * patience };
