import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { Unreachable } from '#api/unreachable.ts';
import { MissingCode, type MissingReason } from '#late/code-loader.ts';
import { FailedScreen, type Failure } from '#screens/layout/failed.tsx';
import { NotFoundScreen } from '#screens/layout/not-found.tsx';

const missing = {
  failed: 'incomplete',
  offline: 'unreachable',
  outdated: 'outdated',
  stuck: 'stuck',
} as const satisfies Record<MissingReason, Failure>;

const failureOf = (error: unknown): Failure => {
  if (error instanceof MissingCode) return missing[error.reason];
  // The connection is to blame only where no answer came.
  return error instanceof Unreachable && error.reason !== 'malformed' ? 'unreachable' : 'broken';
};

/** What a route shows in place of a page that failed; the layout and the cart live on around it. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const failure = failureOf(error);
  return (
    <FailedScreen
      failure={failure}
      onRetry={() => {
        if (failure === 'outdated' || failure === 'stuck') return router.history.go(0);
        reset();
        void router.invalidate();
      }}
    />
  );
}

/** What a route shows in place of a page, a product, a category or a country that does not exist. */
export const PageNotFound = () => <NotFoundScreen />;
