import { notFound } from '@tanstack/react-router';

/** What an address names; where it names nothing, its route shows that instead. */
export function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw notFound();
  return thing;
}
