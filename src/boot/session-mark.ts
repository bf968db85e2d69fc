import type { App } from '#data/app.ts';

/** Keeps `<html data-session=customer>` (absent for a visitor) in step with the session; `src/boot/early/arrival.ts` sets it first. */
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
