import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from './run.mjs';

/** The file with the values of a deployment for all commands; environment variables take precedence. */
const valuesFile = join(root, '.deploy/shop.env');

/** An error with a message for the user of a command. */
export class Mistake extends Error {}

const anything = () => true;
const like = (pattern) => (value) => pattern.test(value);
const orEmpty = (fits) => (value) => value === '' || fits(value);
const each = (pattern) => (value) =>
  value
    .trim()
    .split(/\s*,\s*/)
    .every(orEmpty(like(pattern)));
const isAddress = (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const isOrigin = (value) => isAddress(value) && new URL(value).origin === value.replace(/\/$/, '');
const isRoot = (value) => /^\/[^/]/.test(value) || isAddress(value);
const isDay = (value) => new Date(value).toJSON()?.slice(0, 10) === value;

const text = [anything, 'a text'];
const answer = [like(/^[^\r\n<>]{0,200}$/u), 'a plain text of at most 200 characters in one line'];
const all = (names, rule) => Object.fromEntries(names.split(' ').map((name) => [name, rule]));

/** The rule for each value of a deployment, and how its message says it. */
const shapes = {
  SHOP_ORIGIN: [
    isOrigin,
    'an origin as https://www.exemple.ci, without a path: the shop does not stand below one',
  ],
  VITE_API_ROOT: [isRoot, 'a path as /api/v1, or an address as https://api.exemple.ci/api/v1'],
  VITE_REPORTS_TO: [orEmpty(isRoot), 'a path, or an address as https://suivi.exemple.ci/rapports, or empty'],
  VITE_MEDIA_ROOT: [orEmpty(isAddress), 'an address as https://images.exemple.ci'],
  VITE_PAYMENT_HOSTS: [
    each(/^(?:https?:\/\/)?[a-z0-9.-]+(?::\d+)?\/?$/i),
    'hosts with commas between, as pay.wave.com',
  ],
  VITE_EMAIL: [like(/^[^@\s]+@[^@\s]+\.[^@\s]+$/), 'an e-mail address'],
  VITE_PHONES: [
    (value) => value.trim() !== '' && each(/^\+\d{8,15}$/)(value),
    'numbers as +2250700000001, with commas between',
  ],
  VITE_WHATSAPP: [like(/^(?:\+\d{8,15})?$/), 'a number as +2250700000001, or empty for none'],
  VITE_HOURS: [
    each(/^\s*[1-7](?:-[1-7])?\s+\d{1,2}:\d{2}-\d{1,2}:\d{2}\s*$/),
    'days from Monday (1) to Sunday (7) with hours, as 1-5 8:00-18:00, 6 9:00-14:00',
  ],
  ...all('VITE_BRAND VITE_FESTIVAL', [like(/\S/), 'a name']),
  ...all('VITE_FACEBOOK VITE_INSTAGRAM VITE_TIKTOK', [isAddress, 'an address']),
  ...all('VITE_DEPOSIT_DIFFERENT VITE_DEPOSIT_ILL VITE_DEPOSIT_LATE', answer),
  ...all('VITE_DEPOSIT_REFUSED VITE_DEPOSIT_WAY_BACK', answer),
  VITE_DEPOSIT_DAYS: [like(/^(?:[1-9]\d?)?$/), 'a number of days from 1 to 99, or empty'],
  ...all('VITE_LEGAL_NAME VITE_RCCM VITE_LEGAL_ADDRESS VITE_SHARED_CATEGORIES VITE_COUNTRY', text),
  VITE_ORDER_BEFORE: [orEmpty(isDay), 'a date as 2027-05-10, or empty for none'],
};

/** The mistakes in values, one sentence each, with the value. */
export const mistakesIn = (values) =>
  Object.entries(values).flatMap(([key, value]) => {
    const [fits, shape] = shapes[key] ?? text;
    return fits(value) ? [] : [`${key} is "${value}", but has to be ${shape}.`];
  });

/** The names in `.deploy/shop.env` that are unknown or belong to the build, one sentence each, since they would be ignored silently. */
export const unknownNamesIn = (values) =>
  Object.keys(values)
    .filter((key) => !(key in shapes))
    .map((key) => `${key} in .deploy/shop.env is no value of a built shop (docs/configuration.md).`);

const isOurs = (name) => name === 'SHOP_ORIGIN' || name.startsWith('VITE_');

/** The values of the environment. Throws a `Mistake` for an invalid one. */
export function readValues() {
  const values = Object.fromEntries(Object.entries(process.env).filter(([name]) => isOurs(name)));
  const [mistake] = mistakesIn(values);
  if (mistake !== undefined) throw new Mistake(mistake);
  return values;
}

/** The values of `.deploy/shop.env`; none without that file. */
const storedValues = () => (existsSync(valuesFile) ? parseEnv(readFileSync(valuesFile, 'utf8')) : {});

/** The line to print while a deployment names no payment host; undefined if it does. */
export const paymentNotice = ({ VITE_PAYMENT_HOSTS: hosts = '' }) =>
  hosts.replaceAll(',', ' ').trim() === ''
    ? 'VITE_PAYMENT_HOSTS names no host: the shop follows every https payment_url (docs/configuration.md).'
    : undefined;

const everyAnswer = Object.keys(shapes).filter((name) => name.startsWith('VITE_DEPOSIT_'));

/** The line to print while the merchant has not said what becomes of the deposit: what buyers read, and which values end it. */
export const depositNotice = (values) => {
  const missing = everyAnswer.filter((name) => (values[name] ?? '') === '');
  return missing.length === 0
    ? undefined
    : `Beside the deposit buyers read « Demandez ces conditions par téléphone avant de payer », until ${missing.join(', ')} ${missing.length === 1 ? 'is' : 'are'} set (docs/configuration.md).`;
};

/** What a deployment leaves open, a line each, by its values and those of its build. */
export const noticesOf = (built = {}) => {
  const values = { ...built, ...storedValues(), ...process.env };
  return [paymentNotice(values), depositNotice(values)].filter((notice) => notice !== undefined);
};

/**
 * The values of the environment and of `.deploy/shop.env`, of which the environment takes precedence, for commands of a
 * deployment. Adds them to the environment, where the renderer reads them.
 */
export function readDeployment() {
  const stored = storedValues();
  const [stranger] = unknownNamesIn(stored);
  if (stranger !== undefined) throw new Mistake(stranger);
  for (const [name, value] of Object.entries(stored)) process.env[name] ??= value;
  return readValues();
}

/** The values that a document can override after the build (src/configuration/configuration.ts); `VITE_DEMO` is that of `npm start`. */
export const written = [...Object.keys(shapes).filter((name) => name.startsWith('VITE_')), 'VITE_DEMO'];

/** The shop's values that differ from those of the build. */
export const writtenOver = (built, values) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => written.includes(name) && value !== built[name]),
  );
