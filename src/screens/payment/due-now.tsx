import { frenchMoment, isPast } from '#rules/dates.ts';
import { formatXof } from '#rules/money.ts';
import type { Standing } from '#rules/paid-so-far.ts';
import { Amount } from '#ui/amount.tsx';
import { useClock } from '#ui/use-clock.ts';
import { awaitedPaymentWording } from '#wording/awaited-payment.ts';
import { standingWording as wording } from '#wording/standing.ts';
import { Deadline } from './deadline.tsx';

/** `isPrinted`: the deadline is a moment, for on paper no minutes run. */
type DueNowProps = { standing: Standing; isPrinted?: boolean };

/** The money of an order now: to pay, not paid in time, paid, or without a known sum. A deadline may pass after the provider's answer. */
export function DueNow({ standing, isPrinted = false }: DueNowProps) {
  const isUnknown = useClock((now) =>
    standing.kind === 'due' && isPast(standing.until ?? '', now - (standing.ahead ?? Number.NaN)) ? 1 : null,
  );
  if (!('amount' in standing)) return wording[standing.kind];
  return (
    <>
      {isUnknown ? wording.unread : wording.title(standing)}{' '}
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
