import type { App } from '#data/app.ts';
import { useSnapshot } from './snapshot.ts';

/** The React key of a layout's page: another customer gets a new page, without any state of the previous one. */
export const useCustomers = (app: App): number =>
  useSnapshot(app.session, ({ context }) => context.customers, 0);
