import { states } from '#sandbox/states/states.ts';
import { unreachedByPact } from './answers.ts';
import { consumers } from './consumers.ts';
import { operations } from './fuzz/fuzz.ts';
import { screens } from './screens.ts';

type Described = {
  means: string;
  params?: Record<string, { type: string; enum?: readonly string[] }>;
  gives?: Record<string, string>;
};

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (...cells: string[]): string => `| ${cells.map(cell).join(' | ')} |`;

/** contracts/STATES.md: every state that the pacts ask for, for people. */
export function statesPage(): string {
  const rows = Object.entries<Described>(states).map(([name, { means, params = {}, gives = {} }]) =>
    row(
      `\`${name}\``,
      means,
      Object.entries(params)
        .map(
          ([param, { type, enum: choices }]) =>
            `\`${param}\` (${choices === undefined ? type : choices.join(', ')})`,
        )
        .join('; '),
      Object.entries(gives)
        .map(([value, what]) => `\`${value}\`: ${what}`)
        .join('; '),
    ),
  );
  return [
    '<!-- Generated from sandbox/states/states.ts by tools/generate-contract-pages.ts. Do not edit. -->',
    '',
    '# States',
    '',
    'What the pacts ask of a provider before a call. A state never relies on an earlier one: the simplest way is to make new',
    'people and new animals each time. The password of every account is `Tabaski-2026`. Values that are given beyond these',
    'are ignored.',
    '',
    row('State', 'What it stands for', 'Parameters', 'Values it gives back'),
    '|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

const asked = Object.entries(consumers).flatMap(([consumer, interactions]) =>
  interactions.map(({ operation, answer, asks }) => ({
    consumer,
    operation,
    status: String(answer.status),
    asks,
  })),
);

/**
 * docs/provider-answers.md: every declared answer of every operation, where it is asked for and who reads it. Throws for
 * an answer that no pact asks for and nobody gives a reason.
 */
export function answersPage(): string {
  const rows = operations.flatMap(({ id, responses }) =>
    Object.keys(responses).map((status) => {
      const mine = asked.filter((one) => one.operation === id && one.status === status);
      const names = [...new Set(mine.map(({ consumer }) => consumer.replace('belier-', '')))].join(', ');
      const reason = mine.length > 0 ? '' : unreachedByPact(id, status);
      return {
        pair: mine.length > 0,
        line: row(
          `\`${id}\``,
          status,
          names === '' ? reason : names,
          mine.length > 0 ? 'verified' : 'requests from the file',
          screens[id],
        ),
      };
    }),
  );
  const inPact = rows.filter(({ pair }) => pair).length;
  return [
    '<!-- Generated from openapi/provider.yaml and the contracts by tools/generate-contract-pages.ts. Do not edit. -->',
    '',
    '# Every answer, and where it is accounted for',
    '',
    `${rows.length} answers are declared in [openapi/provider.yaml](../openapi/provider.yaml); ${inPact} of them stand in a pact, and the others say why`,
    'not. The sandbox is held to all of them: by the pacts’ verification, or by requests made from the file',
    '(`contracts/fuzz/`). What is said for each refusal is asserted in stories/account-refusals.test.ts, stories/*-screens.test.ts',
    'and the tests of src/effects/.',
    '',
    row('Operation', 'Answer', 'Pact, or why there is none', 'Sandbox', 'Read by'),
    '|---|---|---|---|---|',
    ...rows.map(({ line }) => line),
    '',
  ].join('\n');
}
