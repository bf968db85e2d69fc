import type { App } from './app.ts';

/** Keeps `<html data-session=customer>` (none for a visitor) in step with the session, as `src/early/script.ts` sets it at first. */
export function markSession(
  session: Pick<App['session'], 'getSnapshot' | 'subscribe'>,
  { documentElement }: Pick<Document, 'documentElement'>,
): void {
  const mark = (snapshot: ReturnType<App['session']['getSnapshot']>): void => {
    if (snapshot.matches('authenticated')) documentElement.dataset.session = 'customer';
    else delete documentElement.dataset.session;
  };
  mark(session.getSnapshot());
  session.subscribe(mark);
}
