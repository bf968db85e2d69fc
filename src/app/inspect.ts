import type { InspectionEvent } from 'xstate';

/** Whether the document was opened with `?inspect`: the router leaves it out of the address, the browser remembers it. */
const isAsked = (): boolean => {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && new URL(opened.name, 'http://localhost').searchParams.has('inspect');
};

/** Tells, in the console, each event of a machine and where it led. */
export function tellInspected(inspection: InspectionEvent): void {
  if (inspection.type !== '@xstate.snapshot' || !('value' in inspection.snapshot)) return;
  const { value, context } = inspection.snapshot as { value?: unknown; context?: unknown };
  const { logic } = inspection.actorRef as { logic?: { id?: string } };
  console.info(`[${logic?.id}] ${inspection.event.type} →`, value, context);
}

/** What an actor is made with in development, where the page was opened with `?inspect` (`npm run dev`). */
export const inspected = (): { inspect?: typeof tellInspected } =>
  isAsked() ? { inspect: tellInspected } : {};
