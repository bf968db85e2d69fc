import { frenchMoment } from '#rules/dates.ts';
import { formatXof } from '#rules/money.ts';
import type { Standing } from '#rules/paid-so-far.ts';
import { Amount } from '#ui/amount.tsx';
import { standingWording as wording } from '#wording/standing.ts';
import { Deadline } from './deadline.tsx';

/** The money of an order now: to pay, paid, or nothing known to be due. The only place that says so beside an order. */
export function DueNow({ standing }: { standing: Standing }) {
  if (standing.kind === 'none') return wording.none;
  const { kind, amount } = standing;
  return (
    <>
      {kind === 'due' ? wording.due : wording.paid(standing)}{' '}
      <strong>
        <Amount text={formatXof(amount)} />
      </strong>
      {kind === 'paid' && standing.at !== null && <> {wording.at(frenchMoment(standing.at))}</>}
      {kind === 'due' && standing.until !== null && (
        <>
          {' '}
          <Deadline moment={standing.until} said="before" ahead={standing.ahead} />
        </>
      )}
    </>
  );
}
