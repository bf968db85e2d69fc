import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { MissingCode } from '#browser/code-loader.ts';
import { Unreachable } from '#data/unreachable.ts';
import { FailedScreen, type Failure } from '#screens/layout/failed-screen.tsx';
import { Missing } from './missing.tsx';

const failureOf = (error: unknown): Failure => {
  if (error instanceof MissingCode) return 'incomplete';
  // The connection is blamed only if there was no answer.
  return error instanceof Unreachable && error.reason !== 'malformed' ? 'unreachable' : 'broken';
};

/** A route's page after a failure; the layout and the cart stay. */
export function PageFailure({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const failure = failureOf(error);
  return (
    <FailedScreen
      failure={failure}
      onRetry={() => {
        if (failure === 'incomplete') return router.history.go(0);
        reset();
        void router.invalidate();
      }}
    />
  );
}

/** A route's page for an unknown page, product, category or country. */
export const PageNotFound = () => <Missing />;
