import { configuration } from '#configuration/configuration.ts';
import { depositAnswers } from '#configuration/deposit.ts';
import type { DepositAnswers } from '#rules/deposit-answers.ts';
import { displayPhone, phoneLink } from '#rules/phone.ts';
import { css, cx } from '#styled-system/css';
import { grid, wrap } from '#styled-system/patterns';
import { linkStyle } from '#ui/link-style.ts';
import { depositWording as wording } from '#wording/deposit.ts';

const frame = grid({ gridTemplateColumns: '[minmax(0, 1fr)]', gap: '2', textStyle: 'small' });
const table = css({
  w: 'full',
  tableLayout: 'fixed',
  overflowWrap: 'anywhere',
  textAlign: 'start',
  '& caption': { textAlign: 'start', fontWeight: 'bold', pb: '1.5' },
  '& th, & td': { verticalAlign: 'top', textAlign: 'start', py: '1.5', borderTop: 'hairline' },
  '& th': { w: '[40%]', paddingInlineEnd: '3', fontWeight: 'medium' },
  '& thead th': { fontWeight: 'semibold' },
  '& tr': { breakInside: 'avoid' },
});
const ask = wrap({ align: 'center', columnGap: '1.5' });
const link = cx(linkStyle({ reach: 'thumb' }), css({ minW: '0', overflowWrap: 'anywhere' }));

type DepositConditionsProps = {
  answers?: DepositAnswers;
  /** After an order: the day that they are read, in words. Nobody is told to ask before paying. */
  asOf?: string;
};

/** What becomes of the deposit, as far as the owner said it; while an answer is missing, the number to ask at. */
export function DepositConditions({ answers = depositAnswers(), asOf }: DepositConditionsProps) {
  const [phone] = configuration.phones;
  const rows = wording.rows(answers);
  const isAsking = asOf === undefined && !wording.isComplete(answers);
  if (rows.length === 0 && !isAsking) return null;
  return (
    <div className={frame}>
      {rows.length === 0 ? (
        <p>{wording.question}</p>
      ) : (
        <table className={table}>
          <caption>{asOf === undefined ? wording.title : wording.asOf(asOf)}</caption>
          <thead>
            <tr>
              {wording.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, answer]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{answer}</td>
              </tr>
            ))}
          </tbody>
          {answers.isDemo && (
            <tfoot>
              <tr>
                <td colSpan={2}>{wording.demo}</td>
              </tr>
            </tfoot>
          )}
        </table>
      )}
      {isAsking && phone !== undefined && (
        <p className={ask}>
          <span>{wording.ask}</span>{' '}
          <a href={phoneLink(phone)} className={link}>
            {displayPhone(phone)}
          </a>
        </p>
      )}
    </div>
  );
}
