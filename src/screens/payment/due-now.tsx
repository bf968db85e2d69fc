import { frenchMoment } from '#rules/dates.ts';
import { formatXof } from '#rules/money.ts';
import type { Standing } from '#rules/paid-so-far.ts';
import { Amount } from '#ui/amount.tsx';
import { standingWording as wording } from '#wording/standing.ts';
import { Deadline } from './deadline.tsx';

/** The money of an order now: to pay, paid, or nothing known to be due. */
export function DueNow({ standing }: { standing: Standing }) {
  if (standing.kind === 'none') return wording.none;
  return (
    <>
      {wording.title(standing)}{' '}
      <strong>
        <Amount text={formatXof(standing.amount)} />
      </strong>
      {standing.kind === 'paid' && standing.at && ` ${wording.at(frenchMoment(standing.at))}`}
      {standing.kind === 'due' && standing.until && (
        <>
          , <Deadline moment={standing.until} ahead={standing.ahead} />
        </>
      )}
    </>
  );
}
