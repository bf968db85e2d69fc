import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Unreachable } from '#api/unreachable.ts';
import { offlineScript } from '#app/offline-scripts.ts';
import { FailedScreen, type Failure } from '#screens/layout/failed.tsx';
import { NotFoundScreen } from '#screens/layout/not-found.tsx';

const isScriptGone = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|error loading dynamically|importing a module script/i.test(error.message);

const isOffline = (error: unknown): boolean => error instanceof Error && error.name === offlineScript;

const failureOf = (error: unknown): Failure => {
  if (error instanceof Unreachable || isOffline(error)) return 'unreachable';
  return isScriptGone(error) ? 'outdated' : 'broken';
};

/**
 * What a route shows in place of a page that failed; the layout and the cart live on around it. The router has already
 * reloaded once where a script of an older version was gone.
 */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const failure = failureOf(error);
  return (
    <FailedScreen
      failure={failure}
      onRetry={() => {
        reset();
        if (failure === 'outdated') router.history.go(0);
        else void router.invalidate();
      }}
    />
  );
}

/** What a route shows in place of a page, a product, a category or a country that does not exist. */
export const PageNotFound = () => <NotFoundScreen />;
