import { afterEach, describe, expect, it, vi } from 'vitest';
import { elementsOf, storyNow, textOf } from './testing/markup.ts';

/** The words of an owner, each another. */
const words = {
  ...{ DIFFERENT: 'Rendu le jour même.', ILL: 'Un autre animal.', LATE: 'Rendu en entier.' },
  ...{ REFUSED: 'Gardé pour moitié.', WAY_BACK: 'Le vendeur.', DAYS: '9' },
};
const give = (answers: Partial<Record<keyof typeof words, string>>) => {
  for (const name of Object.keys(words) as (keyof typeof words)[])
    vi.stubEnv(`VITE_DEPOSIT_${name}`, answers[name] ?? '');
};
afterEach(() => vi.unstubAllEnvs());

const plain = (html: string) => textOf(html).replace(/\s/gu, ' ');
const isOfDeposit = (html: string) => html.includes('<caption');
const table = (html: string) =>
  elementsOf(html, 'table')
    .filter(isOfDeposit)
    .slice(0, 1)
    .flatMap((one) => elementsOf(one, 'tr'))
    .map(plain);

const rows = [
  'L’animal reçu n’est pas celui de la commandeRendu le jour même.',
  'L’animal arrive malade ou mortUn autre animal.',
  'L’animal arrive après la fêteRendu en entier.',
  'Vous refusez l’animal à la porteGardé pour moitié.',
  'Qui paie le retour de l’animalLe vendeur.',
  'Délai pour vous rendre l’argent9 jours au plus',
];
const ask = 'Demandez ces conditions par téléphone avant de payer';
const asOf = 'Conditions de la boutique au ';

describe('what becomes of a deposit stands in the owner’s words', () => {
  it.each([
    ['at the choice of money', 'checkout', 'PayingOnDelivery', 'Ce que devient l’acompte'],
    ['on the recap', 'checkout', 'ConfirmingOnDelivery', 'Ce que devient l’acompte'],
    ['in the FAQ', 'faq', 'Closed', 'Ce que devient l’acompte'],
    ['in the terms', 'legal', 'Terms', 'Ce que devient l’acompte'],
    ['on the result, as it is today', 'payment-result', 'PaidDeposit', asOf],
    ['on the invoice, as it is today', 'invoice', 'PaidOnDelivery', asOf],
    ['on the invoice of one that is not paid', 'invoice', 'UnpaidDeposit', asOf],
  ])('%s', (_, file, name, caption) => {
    give(words);
    const html = storyNow(file, name);
    expect(table(html)).toEqual(rows);
    expect(plain(html)).toContain(caption);
    expect(plain(html)).not.toContain(ask);
    give({ DAYS: '1' });
    expect(table(storyNow(file, name))).toEqual(['Délai pour vous rendre l’argent1 jour au plus']);
  });

  it.each([
    ['the choice of money up front', 'checkout', 'Paying'],
    ['the recap of an order that is paid up front', 'checkout', 'Confirming'],
    ['the result of one', 'payment-result', 'Paid'],
    ['the invoice of one', 'invoice', 'Paid'],
  ])('not on %s', (_, file, name) => {
    give(words);
    expect(table(storyNow(file, name))).toEqual([]);
    expect(plain(storyNow(file, name))).not.toContain('Gardé pour moitié');
  });

  it.each([
    ['checkout', 'PayingOnDelivery', true],
    ['checkout', 'ConfirmingOnDelivery', true],
    ['faq', 'Closed', true],
    ['legal', 'Terms', true],
    ['payment-result', 'PaidDeposit', false],
    ['invoice', 'PaidOnDelivery', false],
  ])('without them %s, %s has no table; before an order it says to ask: %s', (file, name, isBefore) => {
    give({});
    const html = storyNow(file, name);
    expect(table(html)).toEqual([]);
    expect(plain(html)).not.toContain(asOf);
    expect(plain(html).includes(`${ask} : +225 07 00 00 00 01`)).toBe(isBefore);
  });
});

describe('the terms say at the 30 days what a return means for a live animal, in the owner’s words alone', () => {
  const returned = () => elementsOf(storyNow('legal', 'Terms'), '#retours').join();
  it('as far as there are any', () => {
    give(words);
    expect(table(returned())).toEqual([rows[3], rows[4], rows[5]]);
    expect(plain(returned())).toMatch(/30 jours après la livraison.*Pour un animal vivant/);
    expect(plain(returned())).not.toMatch(/demandez par téléphone/);
  });
  it('and, as long as one of them is missing, to ask', () => {
    give({ ...words, REFUSED: '' });
    expect(table(returned())).toEqual([rows[4], rows[5]]);
    give({});
    expect(table(returned())).toEqual([]);
    for (const answers of [{}, { ...words, REFUSED: '' }]) {
      give(answers);
      expect(plain(returned())).toMatch(
        /Animal vivant : demandez par téléphone ce qui vous est rendu, et qui paie le retour\. \+225 07 00 00 00 01$/,
      );
    }
  });
});
