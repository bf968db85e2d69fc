import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { depositNotice, mistakesIn, paymentNotice, unknownNamesIn, written, writtenOver } from './values.mjs';

it.each([
  ['SHOP_ORIGIN', 'https://www.exemple.ci/boutique'],
  ['SHOP_ORIGIN', 'www.exemple.ci'],
  ['VITE_API_ROOT', 'api.exemple.ci/api/v1'],
  ['VITE_API_ROOT', '//api.exemple.ci'],
  ['VITE_MEDIA_ROOT', '/media'],
  ['VITE_REPORTS_TO', 'suivi.exemple.ci/rapports'],
  ['VITE_REPORTS_TO', '//suivi.exemple.ci'],
  ['VITE_PAYMENT_HOSTS', 'https://pay.wave.com/checkout'],
  ['VITE_PAYMENT_HOSTS', 'pay.wave.com, évil.ci'],
  ['VITE_EMAIL', 'bonjour'],
  ['VITE_PHONES', '0700000001'],
  ['VITE_WHATSAPP', '0700000001'],
  ['VITE_BRAND', ' '],
  ['VITE_TIKTOK', 'javascript:alert(1)'],
  ['VITE_HOURS', 'de 8 h à 18 h'],
  ['VITE_DEPOSIT_ILL', 'x'.repeat(201)],
  ['VITE_DEPOSIT_LATE', 'Oui, <b>tout</b>'],
  ['VITE_DEPOSIT_DAYS', '7 jours'],
  ['VITE_DEPOSIT_DAYS', '0'],
  ['VITE_ORDER_BEFORE', '10/05/2027'],
  ['VITE_ORDER_BEFORE', '2027-02-30'],
])('%s=%s is a mistake, whose message contains the value', (name, value) => {
  expect(mistakesIn({ [name]: value })).toEqual([expect.stringMatching(`^${name} is "`)]);
  expect(mistakesIn({ [name]: value })[0]).toContain(value);
});

it('a shop without WhatsApp, legal name or pictures elsewhere is valid', () => {
  expect(mistakesIn({ VITE_WHATSAPP: '', VITE_LEGAL_NAME: '', VITE_MEDIA_ROOT: '' })).toEqual([]);
  expect(mistakesIn({ VITE_DEPOSIT_ILL: 'é'.repeat(200), VITE_ORDER_BEFORE: '2027-05-10' })).toEqual([]);
});

it.each([undefined, '', ' ', ' , '])('says in one line that VITE_PAYMENT_HOSTS=%j names no host', (hosts) => {
  expect(paymentNotice(hosts === undefined ? {} : { VITE_PAYMENT_HOSTS: hosts })).toMatch(
    /^VITE_PAYMENT_HOSTS names no host: [^\n]+$/,
  );
});

it('says nothing once a payment host is named', () => {
  expect(paymentNotice({ VITE_PAYMENT_HOSTS: 'pay.wave.com' })).toBeUndefined();
});

it('says in one line what buyers read beside the deposit, and which values end it', () => {
  const all = Object.fromEntries(
    ['DIFFERENT', 'ILL', 'LATE', 'REFUSED', 'WAY_BACK', 'DAYS'].map((name) => [`VITE_DEPOSIT_${name}`, '7']),
  );
  expect(depositNotice({})).toMatch(/^[^\n]+$/);
  for (const name of Object.keys(all)) expect(depositNotice({})).toContain(name);
  const sentence = 'Demandez ces conditions par téléphone avant de payer';
  expect(depositNotice({})).toContain(sentence);
  expect(readFileSync(new URL('../src/wording/deposit.ts', import.meta.url), 'utf8')).toContain(sentence);
  expect(depositNotice({ ...all, VITE_DEPOSIT_DAYS: '' })).toContain('until VITE_DEPOSIT_DAYS is set');
  expect(depositNotice(all)).toBeUndefined();
});

it('the example of a deployment is valid', () => {
  const example = parseEnv(
    readFileSync(new URL('../deploy/shop.env.example', import.meta.url), 'utf8'),
  ) as Record<string, string>;
  expect(Object.keys(example).length).toBeGreaterThan(4);
  expect(mistakesIn(example)).toEqual([]);
  expect(unknownNamesIn(example)).toEqual([]);
});

it('every value that the shop reads is documented, and can be overridden in documents, except the wording, which is fixed at build time', () => {
  const read = readFileSync(new URL('../src/configuration/environment.d.ts', import.meta.url), 'utf8');
  const names = Array.from(read.matchAll(/readonly (VITE_\w+)\?/g), ([, name = '']) => name);
  const values = Object.fromEntries(names.map((name) => [name, 'x']));
  expect(names).toContain('VITE_WORDING');
  expect(Object.keys(writtenOver({}, values)).toSorted()).toEqual(
    names.filter((name) => name !== 'VITE_WORDING').toSorted(),
  );
  const page = readFileSync(new URL('../docs/configuration.md', import.meta.url), 'utf8');
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});

it.each(['VITE_PAYMENT_HOST', 'VITE_WORDING', 'VITE_DEMO', 'BRAND'])(
  '%s in .deploy/shop.env would be read by nobody, and is named',
  (name) => {
    expect(unknownNamesIn({ SHOP_ORIGIN: 'https://www.exemple.ci', [name]: 'x' })).toEqual([
      expect.stringMatching(`^${name} `),
    ]);
  },
);

it('only values that differ from the build and that documents support are written into documents', () => {
  const built = { VITE_BRAND: 'Bélier', VITE_EMAIL: 'a@exemple.ci' };
  const values = {
    ...built,
    VITE_BRAND: 'Mouton',
    VITE_WORDING: 'corrected',
    VITE_OTHER: 'x',
    SHOP_ORIGIN: 'y',
  };
  expect(writtenOver(built, values)).toEqual({ VITE_BRAND: 'Mouton' });
});

it('every value that the shop reads from its document is supported', () => {
  const read = readFileSync(new URL('../src/configuration/configuration.ts', import.meta.url), 'utf8');
  const names = Array.from(read.matchAll(/written\.(VITE_\w+)/g), ([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !written.includes(name))).toEqual([]);
});
