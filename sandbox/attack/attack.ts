import type { Sandbox } from '../server.ts';
import type { Settings } from '../settings.ts';

/** What an attack runs against, and how hard: `small` is for the tests, `full` for `npm run attack`. */
export type Target = { sandbox: Sandbox; scale: 'small' | 'full'; seed: number };

/** Whether the door held, and the figures that were seen. */
export type Finding = { withstood: boolean; figure: string };

/** One attack, named by what must hold. */
export type Attack = { door: string; run: (target: Target) => Promise<Finding> };

/** Attacks that share a sandbox of their own with these settings; `shop` also serves the shop's pages. */
export type AttackGroup = { title: string; settings: Partial<Settings>; shop?: boolean; attacks: Attack[] };

/** How often each status came: `200 × 1, 429 × 299`. */
export function tally(statuses: number[]): string {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .toSorted(([one], [other]) => one - other)
    .map(([status, count]) => `${status} × ${count}`)
    .join(', ');
}

/** The value below which a share of the list lies; 0 for an empty one. */
export const quantile = (list: number[], share: number): number =>
  list.toSorted((one, other) => one - other)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? 0;

/** The same work so many times at once. */
export const atOnce = <Out>(times: number, work: (index: number) => Promise<Out>): Promise<Out[]> =>
  Promise.all(Array.from({ length: times }, (_, index) => work(index)));
