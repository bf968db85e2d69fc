import type { App } from '#app/app.ts';
import { useSnapshot } from './-snapshot.ts';

/** The key of a layout's page: another customer's page is another page, and nothing that the former typed or read stays in it. */
export const useCustomers = (app: App): number =>
  useSnapshot(app.session, ({ context }) => context.customers, 0);
