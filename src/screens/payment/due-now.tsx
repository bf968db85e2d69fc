import { frenchMoment } from '#rules/dates.ts';
import { formatXof } from '#rules/money.ts';
import type { Standing } from '#rules/paid-so-far.ts';
import { Amount } from '#ui/amount.tsx';
import { awaitedPaymentWording } from '#wording/awaited-payment.ts';
import { standingWording as wording } from '#wording/standing.ts';
import { Deadline } from './deadline.tsx';
import { useStanding } from './use-standing.ts';

/** `isPrinted`: the deadline is a moment, for on paper no minutes run. */
type DueNowProps = { standing: Standing; isPrinted?: boolean };

/** The money of an order now: to pay, not paid in time, paid, or without a known sum. */
export function DueNow({ standing: given, isPrinted = false }: DueNowProps) {
  const standing = useStanding(given);
  if (!('amount' in standing)) return wording[standing.kind];
  return (
    <>
      {wording.title(standing)}{' '}
      <strong>
        <Amount text={formatXof(standing.amount)} />
      </strong>
      {standing.kind === 'paid' && standing.at && ` ${wording.at(frenchMoment(standing.at))}`}
      {standing.kind !== 'paid' && standing.until && (
        <>
          ,{' '}
          {isPrinted && standing.kind === 'due' ? (
            awaitedPaymentWording.before(frenchMoment(standing.until))
          ) : (
            <Deadline moment={standing.until} ahead={standing.ahead} />
          )}
        </>
      )}
    </>
  );
}
