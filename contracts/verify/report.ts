import { screens } from '../screens.ts';
import type { Finding, Mismatch } from './verification.ts';

const operations = Object.keys(screens);

/** The findings by operation. */
const ordered = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((one, other) => operations.indexOf(one.operation) - operations.indexOf(other.operation));

const readBy = ({ operation }: Finding): string =>
  Object.entries(screens).find(([id]) => id === operation)?.[1] ?? '';

const said = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** The change that a mismatch requires of the provider. */
export function remedy({ type, mismatch = '', path, key, expected, actual }: Mismatch): string {
  if (type === 'StatusMismatch')
    return `answer ${/Expected status code .* to be (.*)/.exec(mismatch)?.[1] ?? said(expected)} instead of ${said(actual)}`;
  if (type === 'HeaderMismatch')
    return `send the header ${key} as ${said(expected)} instead of ${said(actual)}`;
  if (type === 'BodyTypeMismatch') return `answer JSON (${said(expected)}) instead of ${said(actual)}`;
  const missing = /missing the following keys: (.*)$/.exec(mismatch)?.[1];
  if (missing !== undefined) return `put ${missing} into the body at ${path}`;
  return path === undefined ? mismatch : `at ${path}: ${mismatch}`;
}

const mark = ({ verified, blocks }: Finding): string => (verified ? 'kept' : blocks ? 'BROKEN' : 'not kept');

/** The numbers of passed and of blocking failed interactions. */
export function count(findings: readonly Finding[]) {
  return {
    all: findings.length,
    verified: findings.filter(({ verified }) => verified).length,
    broken: findings.filter(({ verified, blocks }) => !verified && blocks).length,
    reported: findings.filter(({ verified, blocks }) => !verified && !blocks).length,
  };
}

function summary(findings: readonly Finding[]): string {
  const { all, verified, broken, reported } = count(findings);
  const aside =
    reported === 0 ? '' : `, ${reported} not kept that do not count (additions, and failures on demand)`;
  return `${verified} of ${all} interactions kept, ${broken} broken${aside}.`;
}

/** The report as text: the failures by operation, then the sum. */
export function textReport(findings: readonly Finding[]): string {
  const lines = ordered(findings)
    .filter(({ verified }) => !verified)
    .flatMap((finding) => [
      `${mark(finding)}  ${finding.operation}: ${finding.interaction.request.method} ${finding.interaction.request.path}`,
      `    asked      ${finding.interaction.description} (${finding.consumer})`,
      `    given      ${finding.interaction.providerStates.map(({ name }) => name).join('; ')}`,
      ...finding.mismatches.map((mismatch) => `    to change  ${remedy(mismatch)}`),
      ...(finding.blocks ? [`    read by    ${readBy(finding)}`] : []),
      '',
    ]);
  return [...lines, summary(findings)].join('\n');
}
