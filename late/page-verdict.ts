import { account, type Control, secret } from './pages.ts';
import type { Asked } from './proxy.ts';
import type { Look } from './seen.ts';
import type { Kind, Moment, Verdict } from './verdict.ts';

/** One cell of the matrix: an act, and what became of it. */
export type Cell = { act: string; kind: Kind; verdict: Verdict };

/** The latest moment at which a shell may say why it does not show itself, in ms. */
export const shellLimit = 32_000;

/** Whether the page says what it is: as it was painted, or as another one that something led to. */
export const isReadable = (first: Look, now: Look): boolean =>
  now.heading !== '' &&
  (first.heading === '' || now.heading === first.heading || pathOf(now) !== pathOf(first));
export const pathOf = ({ address }: Look): string => address.split('?')[0] ?? '';

/** What was painted stays; a shell, and a page that something led to, shows itself or says why it does not. */
export function readingOf(first: Look, last: Look, moments: readonly Moment[]): Cell {
  // A search from the page of results leads to another document at the same path.
  const isLed =
    pathOf(last) !== pathOf(first) || (last.document !== first.document && last.address !== first.address);
  const said = moments.find((moment) => moment.said !== null);
  const isSaid = isLed
    ? moments.at(-1)?.said === 'line'
    : first.heading === '' && said !== undefined && said.at <= shellLimit;
  const verdictOf = (): Verdict => {
    if (isReadable(first, last)) return { outcome: 'done' };
    if (isSaid) return { outcome: 'said' };
    if (isLed) return { outcome: 'open', why: `${pathOf(last)} neither shows itself nor says why` };
    if (first.heading === '') return { outcome: 'open', why: 'the page neither shows itself nor says why' };
    return { outcome: 'open', why: `the readable page was lost: “${last.heading || last.alerts}”` };
  };
  return { act: 'the page itself', kind: 'reading', verdict: verdictOf() };
}

/** A control that was not there to be pressed: the page says so, or it is open. */
export const withoutPress = (obstacle: string, moments: readonly Moment[]): Verdict =>
  moments.some(({ said }) => said === 'line')
    ? { outcome: 'said' }
    : { outcome: 'open', why: `it could not be pressed: ${obstacle}` };

const partsOf = ({ text, steps: given = [] }: Control): string[] =>
  [
    ...given.flatMap((step) => ('type' in step ? [step.type] : [])),
    text?.later ?? '',
    text?.wanted ?? '',
  ].filter((part) => part.length > 2);
/** Whether a value holds something that was typed into a control. */
export const hasPartOf = (control: Control, value: string): boolean =>
  partsOf(control).some((part) => value.includes(part));

/** What is typed as a password stands in no other field, in nothing that the device keeps, and in no address. */
export function secretsOf(controls: readonly Control[], last: Look, asked: readonly Asked[]): Cell[] {
  const secrets = controls.flatMap((control) =>
    control.text?.isSecret
      ? [secret.early, secret.late]
      : control.effect?.kind === 'sent' && control.kind === 'submit'
        ? [account.password]
        : [],
  );
  if (secrets.length === 0) return [];
  const has = (text: string): boolean => secrets.some((one) => text.includes(one));
  const places = [
    ...last.fields
      .filter(({ isSecret, value }) => !isSecret && has(value))
      .map(({ name }) => `the field ${name}`),
    ...(has(last.stored) ? ['what the device keeps'] : []),
    ...asked.filter(({ url }) => has(decodeURIComponent(url))).map(({ url }) => url.replace(/\?.*/, '?…')),
  ];
  const verdict: Verdict =
    places.length === 0
      ? { outcome: 'done' }
      : { outcome: 'open', why: `the password stands in ${places.join(', ')}` };
  return [{ act: 'the password stays where it was typed', kind: 'type', verdict }];
}
