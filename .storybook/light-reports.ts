import type { AfterEach } from 'storybook/internal/types';

/** In the tests: of what axe says of a story its faults alone go to the runner, 40 kB less for each that has none. */
export const lightReports: AfterEach = ({ reporting }) => {
  if (import.meta.env.MODE !== 'test') return;
  const add = reporting.addReport.bind(reporting);
  reporting.addReport = (report) => {
    const { violations } = (report.result ?? {}) as { violations?: unknown };
    return add(violations === undefined ? report : { ...report, result: { violations } });
  };
};
