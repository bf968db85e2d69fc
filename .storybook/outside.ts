import { shareCards } from '#boot/share-cards.ts';
import type { CompleteCatalogue } from '#data/initial-data.ts';
import { letters } from '../sandbox/outbox/letters.ts';
import { outboxPage } from '../sandbox/outbox/outbox-page.ts';
import type { Message } from '../sandbox/outbox/post.ts';
import { pageColours } from '../sandbox/pages/colours.ts';
import mark from '../sandbox/pages/mark.svg?raw';
import css from '../sandbox/pages/pages.css?raw';
import type { PaymentRow } from '../sandbox/payments/asked.ts';
import { paymentPage, unknownPaymentPage } from '../sandbox/payments/payment-page.ts';
import { seedShop } from '../sandbox/seed/shop.ts';

const at = new Date('2026-04-20T10:00:00Z');
const host = 'https://www.exemple.ci';
const shop = seedShop(at);

function found<Row>(rows: readonly Row[], isWanted: (row: Row) => unknown): Row {
  const row = rows.find(isWanted);
  if (row === undefined) throw new Error('The seeded shop has no such row.');
  return row;
}

/** A page of the sandbox that stands alone in a frame. */
const alone = (page: string): string =>
  page
    .replace(/<link rel="icon".*?>/, '<base target="_top">')
    .replace(/<link rel="stylesheet".*?>/, () => `<style>${pageColours}${css}</style>`)
    .replace('/sandbox/assets/mark.svg', `data:image/svg+xml,${encodeURIComponent(mark)}`);

const sent = (message: Message): string => alone(outboxPage([{ ...message, at: at.toISOString() }]));

const orderBy = (type: string) => found(shop.orders, (one) => one.type_paiement === type);

function payment(change: Partial<PaymentRow> & Pick<PaymentRow, 'status'>, type = 'mobile'): string {
  const order = { ...orderBy(type), rank: 0, status: change.status };
  const [row] = order.payments;
  if (row === undefined) throw new Error('The order has no payment.');
  const expires_at = new Date(at.getTime() + 30 * 60_000);
  return alone(paymentPage(order, { ...row, rank: 0, expires_at, ...change }, '', host));
}

const user = found(shop.users, ({ two_factor }) => two_factor);
const order = orderBy('mobile');
const paid = found(order.payments, () => true);

/** The provider's own pages as the reference provider writes them, of the seeded shop. */
export const pages = {
  activation: sent(letters.activation(user, '482913', `${host}/account/activate/3f9c`)),
  loginCode: sent(letters.loginCode(user, '48213')),
  passwordReset: sent(letters.passwordReset(user, `${host}/account/reset-password/3f9c`)),
  emailChange: sent(letters.emailChange(user, 'ibrahim@exemple.ci', `${host}/sandbox/e-mail/3f9c`)),
  emailWillChange: sent(letters.emailWillChange(user, 'ibrahim@exemple.ci')),
  ordered: sent(letters.ordered(order)),
  paid: sent(letters.paid(order, paid)),
  refused: sent(letters.closed(order, paid, 'refused', true)),
  expired: sent(letters.closed(order, paid, 'expired', true)),
  paymentOpen: payment({ status: 'PENDING' }),
  depositOpen: payment({ status: 'PENDING' }, 'livraison'),
  paymentPaid: payment({ status: 'PAID' }),
  paymentRefused: payment({ status: 'CANCELLED', closed_as: 'refused' }),
  paymentExpired: payment({ status: 'CANCELLED', closed_as: 'expired' }),
  paymentUnknown: alone(unknownPaymentPage(host)),
};

const cardOf = (image: string, none = {}) => {
  const animal = found(shop.products, ({ image1 }) => image1?.includes(image));
  const category = found(shop.categories, ({ id }) => id === animal.category_id);
  const origine = found(shop.countries, ({ id }) => id === animal.origine_id);
  const products = [{ ...animal, ...none, category, origine }];
  const catalogue = { products, categories: [], countries: [] } as unknown as CompleteCatalogue;
  return shareCards(catalogue).at(-1);
};

/** What is drawn for whoever shares an animal (tools/share-pictures.mjs). */
export const cards = {
  photo: cardOf('/toronke'),
  unread: cardOf('/trop-grande', { image1: '/media/photos/illisible.jpg' }),
  drawing: cardOf('/animals/'),
  none: cardOf('/animals/', { image1: null, image2: null, image3: null, image4: null }),
};
