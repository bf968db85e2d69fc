import { and, not, or } from 'xstate';
import type { Named } from './chart.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const written = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));

/** Fixed parameters as text: `step: 2, replace: true`. Computed ones are known only at run time. */
function detailOf(params: unknown): string | null {
  if (params === undefined || params === null || typeof params === 'function') return null;
  if (!isRecord(params)) return written(params);
  return Object.entries(params)
    .map(([key, value]) => `${key}: ${written(value)}`)
    .join(', ');
}

/** A state's value as text: `ready › editing › saving`, regions side by side. */
const valueText = (value: unknown): string =>
  isRecord(value)
    ? Object.entries(value)
        .map(([key, inside]) =>
          isRecord(inside) && Object.keys(inside).length === 0 ? key : `${key} › ${valueText(inside)}`,
        )
        .join(' + ')
    : written(value);

const named = (name: string, detail: string | null = null): Named => ({ name, detail, isAnonymous: false });
const anonymous = (name: string): Named => ({ name, detail: null, isAnonymous: true });

/** A guard with its parameters on one line. */
export const guardText = ({ name, detail }: Named): string => (detail === null ? name : `${name}(${detail})`);

type Operator = 'and' | 'or' | 'not';

const checkOf = (guard: unknown): unknown => (guard as { check?: unknown } | null | undefined)?.check;
const operators: ReadonlyMap<unknown, Operator> = new Map([
  [checkOf(and([])), 'and'],
  [checkOf(or([])), 'or'],
  [checkOf(not('')), 'not'],
]);

/** Identifies an operator over guards by its behaviour: a bundle may have shortened its name. */
export const operatorOf = (guard: unknown): Operator | undefined => operators.get(checkOf(guard));

/** The name of a guard: its own, that of an operator over named guards, or nothing (an inline function). */
export function guardName(guard: unknown): Named {
  if (typeof guard === 'string') return named(guard);
  if (isRecord(guard) && typeof guard.type === 'string') return named(guard.type, detailOf(guard.params));
  if (typeof guard !== 'function') return anonymous('?');
  const parts = guard as { name: string; guards?: readonly unknown[]; stateValue?: unknown };
  if (parts.stateValue !== undefined) return named(`in ${valueText(parts.stateValue)}`);
  const operator = operatorOf(guard);
  if (parts.guards === undefined || operator === undefined) return anonymous(inlineName(parts));
  const operands = parts.guards.map(guardName);
  const texts = operands.map(guardText);
  return {
    name: operator === 'not' ? `not ${texts[0] ?? ''}` : texts.join(` ${operator} `),
    detail: null,
    isAnonymous: operands.some(({ isAnonymous }) => isAnonymous),
  };
}

/** Names that a function gets from the property that holds it. */
const places = /^(guards?|actions?|entry|exit|src|assignment|always|after|on\p{Lu}\p{L}*)?$/u;
const longest = 48;

/** An inline function by its source, where that is short: `context.bags < 2`; else only its kind. */
function inlineName(part: { name: string }): string {
  if (!places.test(part.name)) return part.name;
  const [, given = '', body] = /^([\s\S]*?)=>\s*([^{][\s\S]*)$/.exec(String(part)) ?? [];
  // A bundle shortens the names of a destructured argument: `({ context: e }) => e.bags`.
  const shortened = [...given.matchAll(/(\w+)\s*:\s*(\w+)/g)];
  const said = shortened
    .reduce(
      (text, [, name = '', short = '']) => text?.replace(new RegExp(`\\b${short}(?=\\??\\.)`, 'g'), name),
      body,
    )
    ?.replace(/\s+/g, ' ')
    .trim();
  return said === undefined || said.length > longest ? 'ƒ' : said;
}

const eventName = (event: unknown): string =>
  isRecord(event) && typeof event.type === 'string' ? event.type : 'ƒ';

const targetName = (target: unknown): string | null => {
  if (typeof target === 'string') return target;
  return isRecord(target) && typeof target.id === 'string' ? target.id : null;
};

/** The name of an action; XState's action creators by their behaviour. */
export function actionName(action: unknown): Named {
  if (typeof action === 'string') return named(action);
  if (isRecord(action) && typeof action.type === 'string') return named(action.type, detailOf(action.params));
  if (typeof action !== 'function') return anonymous('?');
  const parts = action as { name: string; type?: string; event?: unknown; to?: unknown; src?: unknown };
  switch (parts.type) {
    case 'xstate.raise':
      return named('raise', eventName(parts.event));
    case 'xstate.emit':
      return named('emit', eventName(parts.event));
    case 'xstate.sendTo':
      return named('send', [eventName(parts.event), targetName(parts.to)].filter(Boolean).join(' → '));
    case 'xstate.spawnChild':
      return named('spawn', typeof parts.src === 'string' ? parts.src : null);
    case 'xstate.stopChild':
      return named('stop', null);
    case 'xstate.cancel':
      return named('cancel', null);
    case 'xstate.log':
      return named('log', null);
    case 'xstate.assign':
    case 'xstate.enqueueActions':
      return anonymous(parts.type.slice('xstate.'.length));
    default:
      return anonymous(inlineName(parts));
  }
}

/** The name of a call: from `setup`, or that of inline logic. */
export function callName(src: unknown): Named {
  if (typeof src === 'string' && !src.startsWith('xstate.invoke.')) return named(src);
  const id = isRecord(src) ? src.id : undefined;
  return typeof id === 'string' ? named(id) : anonymous('ƒ');
}
