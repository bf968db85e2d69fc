import { defaultSettings } from '#sandbox/settings.ts';
import { patience } from './patience.ts';

const { headersMs, requestMs, databaseWaitMs } = defaultSettings;
/** The sandbox's time limits on this machine. */
export const limits = {
  headersMs: headersMs * patience,
  requestMs: requestMs * patience,
  databaseWaitMs: databaseWaitMs * patience,
};
