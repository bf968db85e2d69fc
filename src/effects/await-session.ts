import { waitFor } from 'xstate';
import type { App } from '#app/app.ts';

/** Resolves when somebody is logged in: now, or later, in this tab or in another one. */
export const awaitSession = async (app: App, signal: AbortSignal): Promise<void> => {
  await waitFor(app.session, (snapshot) => snapshot.matches('authenticated'), { signal });
};
