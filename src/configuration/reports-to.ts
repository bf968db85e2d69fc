import { writtenConfiguration } from './written-configuration.ts';

/** The address that errors and web vitals are sent to (rules/reports.ts); '' for none. */
export const reportsTo: string =
  writtenConfiguration().VITE_REPORTS_TO ?? import.meta.env.VITE_REPORTS_TO ?? '';
