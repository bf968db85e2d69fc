import { describe, expect, it } from 'vitest';
import { cartPage as cartPageOf, paymentPage } from '#boot/testing/answered-pages.ts';
import { json, openTab } from '#boot/testing/fake-tab.ts';
import { markupOf, textOf } from './testing/markup.ts';

/*
 * Tests pages with partly invalid answers. Every answer of the pacts is in every-answer.test.ts, each refusal with and without the
 * server's message in account-refusals.test.ts.
 */

const product = { id: 'p', name: 'Ladoum royal', price: 850_000, promo_price: null };
const line = (changes: object = {}) => ({ id: 'l', quantity: 2, product: { ...product, ...changes } });
const unreadable = 'Votre panier ne s’est pas chargé';

async function cartPage(answer: unknown, status = 200): Promise<string> {
  const { app, provider, logIn } = openTab();
  provider.answers.set('/ecommerce/panier/', () => json(status, answer));
  logIn('good');
  return textOf(markupOf((await cartPageOf(app)).page));
}

describe('the cart', () => {
  it.each([
    ['numbers', line(), '1 700 000 FCFA'],
    ['numeric strings', line({ price: '850000.00', promo_price: '765000.00' }), '1 530 000 FCFA'],
    ['a promotion of 0', line({ promo_price: 0 }), '1 700 000 FCFA'],
    ['a picture that is no text', line({ image1: 7 }), '1 700 000 FCFA'],
    ['a size that is none of the four', line({ taille: { id: 3 } }), 'Non spécifique'],
    [
      'no promotion sent',
      line({ promo_price: undefined }),
      'Ladoum royal : cet article n’a pas pu être affiché.',
    ],
    ['no price', line({ price: null }), 'Ladoum royal : cet article n’a pas pu être affiché.'],
    [
      'a product that is an id',
      { id: 'l', quantity: 2, product: 'p' },
      'Cet article n’a pas pu être affiché.',
    ],
  ])('answered with %s says %#', async (_what, answered, says) => {
    expect((await cartPage([answered])).replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(says);
  });

  it.each([400, 403, 404, 409, 429, 500, 503])(
    'answered with %d says that it did not load',
    async (status) => {
      expect(await cartPage({ message: 'Mot du serveur.' }, status)).toContain(unreadable);
    },
  );

  it.each([
    ['that can be removed', { ...line(), id: 'm', product: null }, 'Supprimez-le'],
    ['without an id', { ...line(), id: 7 }, 'vous ne pouvez pas le supprimer d’ici'],
  ])(
    'with one unreadable line (%s) shows the others, and neither a complete total nor a way to order',
    async (_what, broken, says) => {
      const page = await cartPage([line(), broken]);
      expect(page).toContain('Ladoum royal');
      expect(page).toContain(says);
      expect(page).toContain('Total des articles affichés');
      expect(page).toContain('ce total est incomplet');
      expect(page).not.toContain('Passer à la caisse');
    },
  );
});

describe('the payment result', () => {
  it('names the order by the provider’s own number, where the address names a transaction', async () => {
    const { app, provider, logIn } = openTab();
    logIn('good');
    provider.answers.set('/ecommerce/get-detail-payment-order/TX-7f3a', () =>
      json(200, { order_number: 'BEL-1027', status: 'CANCELLED', transaction_id: 'TX-1' }),
    );
    const { page } = await paymentPage(app, 'TX-7f3a');
    expect(textOf(markupOf(page))).toContain('Numéro de commande : BEL-1027');
    expect(textOf(markupOf(page))).not.toContain('TX-7f3a');
  });

  it('counts from the answer’s date how far the device’s clock is ahead', async () => {
    const { app, provider, logIn } = openTab();
    logIn('good');
    const date = new Date(Date.now() - 25 * 60_000).toUTCString();
    const answered = { order_number: 'BL-1', status: 'CANCELLED', expires_at: '2026-11-04T10:30:00' };
    provider.answers.set(
      '/ecommerce/get-detail-payment-order/BL-1',
      () => new Response(JSON.stringify(answered), { status: 200, headers: { date } }),
    );
    const { snapshot } = await paymentPage(app, 'BL-1');
    const minutes = (snapshot.context.payment?.ahead ?? 0) / 60_000;
    expect(Math.round(minutes)).toBe(25);
  });

  it.each([
    ['its status and number alone', 200, { order_number: 'BL-1', status: 'PAID' }, 'Paiement réussi !'],
    [
      'a sum that is a number',
      200,
      { order_number: 'BL-1', status: 'SHIPPED', amount: 5 },
      'Paiement réussi !',
    ],
    ['a refused payment', 200, { order_number: 'BL-1', status: 'CANCELLED' }, 'Paiement échoué'],
    [
      'a status of another language',
      200,
      { order_number: 'BL-1', status: 'PAYEE' },
      'Traitement en cours...',
    ],
    ['a status that is no word', 200, { order_number: 'BL-1', status: 7 }, 'Contacer le support'],
    ['no status', 200, { order_number: 'BL-1' }, 'Contacer le support'],
    ['no such order', 404, {}, 'Commande introuvable.'],
    ['a malformed number', 400, {}, 'Commande introuvable.'],
    ['a failure', 500, {}, 'Contacer le support'],
  ])('answered with %s (%d) says so', async (_what, status, answered, says) => {
    const { app, provider, logIn } = openTab();
    logIn('good');
    provider.answers.set('/ecommerce/get-detail-payment-order/BL-1', () => json(status, answered));
    expect(textOf(markupOf((await paymentPage(app, 'BL-1')).page))).toContain(says);
  });
});
