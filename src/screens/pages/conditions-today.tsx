import { frenchDate } from '#rules/dates.ts';
import type { DepositAnswers } from '#rules/deposit-answers.ts';
import { useClock } from '#ui/use-clock.ts';
import { DepositConditions } from './deposit-conditions.tsx';

/** What becomes of the deposit of a placed order, as the shop says it today: it may have changed since the order. */
export function ConditionsToday({ answers }: { answers?: DepositAnswers }) {
  const day = useClock((now) => frenchDate(new Date(now).toISOString()));
  return day !== null && <DepositConditions asOf={day} {...(answers && { answers })} />;
}
