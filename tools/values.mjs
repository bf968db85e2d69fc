import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from './run.mjs';

/** The file with the values of a deployment for all commands; environment variables take precedence. */
const valuesFile = join(root, '.deploy/shop.env');

/** An error with a message for the user of a command. */
export class Mistake extends Error {}

const webAddress = (value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const host = /^(?:https?:\/\/)?[a-z0-9.-]+(?::\d+)?\/?$/i;
const phone = /^\+\d{8,15}$/;
const each = (value, fits) =>
  value
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .every(fits);
const said = (value) => value.trim() !== '';

const openingHours = /^\s*[1-7](?:-[1-7])?\s+\d{1,2}:\d{2}-\d{1,2}:\d{2}\s*$/;

const answer = [
  (value) => [...value].length <= 200 && !/[\r\n<>]/.test(value),
  'a plain text of at most 200 characters in one line',
];
const isDay = (value) =>
  /^\d{4}-\d{2}-\d{2}$/.test(value) &&
  !Number.isNaN(Date.parse(value)) &&
  new Date(value).toISOString().startsWith(value);

/** The rule and its message for each value of a deployment; none if any text is valid. */
const shapes = {
  SHOP_ORIGIN: [
    (value) => webAddress(value) && new URL(value).origin === value.replace(/\/$/, ''),
    'an origin as https://www.exemple.ci, without a path: the shop does not stand below one',
  ],
  VITE_API_ROOT: [
    (value) => /^\/[^/]/.test(value) || webAddress(value),
    'a path as /api/v1, or an address as https://api.exemple.ci/api/v1',
  ],
  VITE_MEDIA_ROOT: [(value) => value === '' || webAddress(value), 'an address as https://images.exemple.ci'],
  VITE_PAYMENT_HOSTS: [
    (value) => each(value, (part) => host.test(part)),
    'hosts with commas between, as pay.wave.com',
  ],
  VITE_BRAND: [said, 'a name'],
  VITE_FESTIVAL: [said, 'a name'],
  VITE_EMAIL: [(value) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(value), 'an e-mail address'],
  VITE_PHONES: [
    (value) => said(value) && each(value, (part) => phone.test(part)),
    'numbers as +2250700000001, with commas between',
  ],
  VITE_WHATSAPP: [
    (value) => value === '' || phone.test(value),
    'a number as +2250700000001, or empty for none',
  ],
  VITE_HOURS: [
    (value) => each(value, (part) => openingHours.test(part)),
    'days from Monday (1) to Sunday (7) with hours, as 1-5 8:00-18:00, 6 9:00-14:00',
  ],
  VITE_LEGAL_NAME: [],
  VITE_RCCM: [],
  VITE_LEGAL_ADDRESS: [],
  VITE_DEPOSIT_DIFFERENT: answer,
  VITE_DEPOSIT_ILL: answer,
  VITE_DEPOSIT_LATE: answer,
  VITE_DEPOSIT_REFUSED: answer,
  VITE_DEPOSIT_WAY_BACK: answer,
  VITE_ORDER_BEFORE: [(value) => value === '' || isDay(value), 'a date as 2027-05-10, or empty for none'],
  VITE_SHARED_CATEGORIES: [],
  VITE_COUNTRY: [],
  VITE_FACEBOOK: [webAddress, 'an address'],
  VITE_INSTAGRAM: [webAddress, 'an address'],
  VITE_TIKTOK: [webAddress, 'an address'],
};

/** The mistakes in values, one sentence each, with the value. */
export const mistakesIn = (values) =>
  Object.entries(values).flatMap(([name, value]) => {
    const [fits = () => true, shape] = shapes[name] ?? [];
    return fits(value) ? [] : [`${name} is "${value}", but has to be ${shape}.`];
  });

/** The unknown names in `.deploy/shop.env`, one sentence each, since they would be ignored silently. */
export const unknownNamesIn = (values) =>
  Object.keys(values).flatMap((name) => {
    if (name === 'VITE_WORDING') {
      return [
        'VITE_WORDING belongs to the build, not to .deploy/shop.env: VITE_WORDING=corrected npm run build.',
      ];
    }
    return name in shapes
      ? []
      : [`${name} in .deploy/shop.env is no value of the shop (docs/configuration.md).`];
  });

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
export const paymentNotice = ({ VITE_PAYMENT_HOSTS: hosts = '' } = { ...storedValues(), ...process.env }) =>
  hosts.replaceAll(',', ' ').trim() === ''
    ? 'VITE_PAYMENT_HOSTS names no host: the shop follows every https payment_url (docs/configuration.md).'
    : undefined;

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

/** The values that a document can override after the build (src/configuration/configuration.ts). */
export const written = Object.keys(shapes).filter((name) => name.startsWith('VITE_'));

/** The shop's values that differ from those of the build. */
export const writtenOver = (built, values) =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => written.includes(name) && value !== built[name]),
  );
