import { type Chart, isWithin } from './chart.ts';

/** A machine with more states starts with its compound states closed, except active ones. */
const atOnce = 30;

/** The states that are closed when a chart is first shown. */
export function closedAtFirst(chart: Chart, active: readonly string[]): readonly string[] {
  const states = Object.values(chart.states);
  const isOpen = (id: string): boolean =>
    id === chart.root || active.some((each) => isWithin(chart, each, id));
  return states.length <= atOnce
    ? []
    : states.filter(({ id, children }) => children.length > 0 && !isOpen(id)).map(({ id }) => id);
}
