import type { LazyActor } from '#late/lazy-actor.ts';

/** The session, as far as a page shows whose it is. */
type Shown = { matches(state: 'authenticated'): boolean };

/** Keeps `<html data-session=customer>` (none for a visitor) in step with the session, as `public/early.js` sets it at first. */
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
