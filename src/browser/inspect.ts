import type { InspectionEvent } from 'xstate';

/** Whether the document was opened with `?inspect`. The router removes it from the address; the navigation entry keeps it. */
const isAsked = (): boolean => {
  const [opened] = performance.getEntriesByType('navigation');
  return opened !== undefined && new URL(opened.name, 'http://localhost').searchParams.has('inspect');
};

/** Logs each event of a machine and the resulting state to the console. */
export function logInspected(inspection: InspectionEvent): void {
  if (inspection.type !== '@xstate.snapshot' || !('value' in inspection.snapshot)) return;
  const { value, context } = inspection.snapshot as { value?: unknown; context?: unknown };
  const { logic } = inspection.actorRef as { logic?: { id?: string } };
  console.info(`[${logic?.id}] ${inspection.event.type} →`, value, context);
}

/** Actor options in development, for a page opened with `?inspect` (`npm run dev`). */
export const inspected = (): { inspect?: typeof logInspected } =>
  isAsked() ? { inspect: logInspected } : {};
