import { states } from '#sandbox/states/states.ts';
import { testedBySandbox, undeclared, unreachedByPact } from './answers.ts';
import { consumers } from './consumers.ts';
import { type Operation, operations } from './operations.ts';
import { screens } from './screens.ts';

type Described = {
  means: string;
  params?: Record<string, { type: string; enum?: readonly string[] }>;
  gives?: Record<string, string>;
};

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const row = (...cells: string[]): string => `| ${cells.map(cell).join(' | ')} |`;
const listed = <One>(all: Readonly<Record<string, One>>, said: (one: One) => string): string =>
  Object.entries(all)
    .map(([name, one]) => `\`${name}\`${said(one)}`)
    .join('; ');

/** docs/generated/provider-states.md: every state of the pacts. */
export function statesPage(): string {
  const rows = Object.entries<Described>(states).map(([name, { means, params = {}, gives = {} }]) =>
    row(
      `\`${name}\``,
      means,
      listed(params, ({ type, enum: choices }) => ` (${choices?.join(', ') ?? type})`),
      listed(gives, (what) => `: ${what}`),
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
  interactions.map(({ operation, answer }) => ({ consumer, operation, status: String(answer.status) })),
);

/** The origin of an answer: the specification, an assumption or an addition. */
function sourceOf({ isAddition, responses }: Operation, status: string): string {
  const { 'x-addition': addition, 'x-assumed': assumed } = responses[status] ?? {};
  if (isAddition || addition !== undefined) return 'addition';
  return assumed === undefined ? 'specification' : 'assumed';
}

/** The test of an answer of the sandbox. */
function holdingSandbox(answer: string, isAsked: boolean): string {
  if (isAsked) return 'pact';
  return testedBySandbox[answer] ?? 'requests from the file';
}

/**
 * docs/generated/provider-answers.md: every answer that the file declares or a pact requires, its test in the sandbox and its readers.
 * Throws for an operation without a reader; for an answer in no pact, or not in the file, without a reason.
 */
export function answersPage(): string {
  const rows = operations.flatMap((operation) => {
    const { id, responses } = operation;
    if (!(id in screens)) throw new Error(`${id} is missing in contracts/screens.ts.`);
    const mine = asked.filter((one) => one.operation === id);
    const statuses = new Set([...Object.keys(responses), ...mine.map(({ status }) => status)]);
    return [...statuses].toSorted().map((status) => {
      const answer = `${id} ${status}`;
      const pacts = new Set(
        mine.filter((one) => one.status === status).map(({ consumer }) => consumer.replace('belier-', '')),
      );
      const isDeclared = status in responses;
      const reason = undeclared[answer];
      if (!isDeclared && reason === undefined)
        throw new Error(`${answer} is asked for, not declared, and nobody says why (contracts/answers.ts).`);
      return {
        isDeclared,
        isAsked: pacts.size > 0,
        line: row(
          `\`${id}\``,
          status,
          isDeclared ? sourceOf(operation, status) : `not declared: ${reason}`,
          pacts.size > 0 ? [...pacts].join(', ') : unreachedByPact(id, status),
          holdingSandbox(answer, pacts.size > 0),
          screens[id],
        ),
      };
    });
  });
  const declared = rows.filter(({ isDeclared }) => isDeclared);
  const inPact = declared.filter(({ isAsked }) => isAsked).length;
  return [
    '<!-- Generated from openapi/provider.yaml and the contracts by tools/generate-contract-pages.ts. Do not edit. -->',
    '',
    '# Every answer, and where it is accounted for',
    '',
    `${declared.length} answers are declared in [openapi/provider.yaml](../../openapi/provider.yaml); ${inPact} of them stand in a pact, and the others say why`,
    'not. *OpenAPI* is the origin of the answer: the specification, an assumption or an addition ([the register](provider-register.md)).',
    '*Sandbox* is the test of the reference provider: the verification of the pacts, requests made from the file',
    '(`contracts/fuzz.test.ts`), or a test of its own. What the shop makes of each answer that a screen reads — the value, the code and the',
    'sentence — stands in stories/testing/answers/, a line for each interaction of the pacts; stories/every-answer.test.ts follows it there.',
    '',
    row('Operation', 'Answer', 'OpenAPI', 'Pact, or why there is none', 'Sandbox', 'Read by'),
    '|---|---|---|---|---|---|',
    ...rows.map(({ line }) => line),
    '',
  ].join('\n');
}
