import type { LazyActor } from '#late/lazy-actor.ts';

/** The session, as far as a page shows whose it is. */
type Shown = { matches(state: 'authenticated'): boolean };

/**
 * Keeps whose page it is in step with the session: `<html data-session=customer>`, or no such attribute for a visitor.
 * `public/early.js` does the same once, before the first paint.
 */
export function markSession(
  session: Pick<LazyActor<Shown, never>, 'getSnapshot' | 'subscribe'>,
  { documentElement }: Pick<Document, 'documentElement'>,
): void {
  const mark = (snapshot: Shown): void => {
    if (snapshot.matches('authenticated')) documentElement.dataset.session = 'customer';
    else delete documentElement.dataset.session;
  };
  mark(session.getSnapshot());
  session.subscribe(mark);
}
