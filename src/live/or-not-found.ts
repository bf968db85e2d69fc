import { notFound } from '@tanstack/react-router';

/** The result of an address; if it is unknown, the route shows that instead. */
export function orNotFound<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw notFound();
  return thing;
}
