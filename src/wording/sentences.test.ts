import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aboutWording } from './about.ts';
import { activationWording } from './activation.ts';
import { addRefusalsWording } from './add-refusals.ts';
import { awaitedPaymentWording } from './awaited-payment.ts';
import { blogWording } from './blog.ts';
import { blogArticlesWording } from './blog-articles.ts';
import { cartWording } from './cart.ts';
import { catalogueWording } from './catalogue.ts';
import { checkoutWording } from './checkout.ts';
import { codeEntryWording } from './code-entry.ts';
import { contactWording } from './contact.ts';
import { cookiesWording } from './cookies.ts';
import { dashboardWording } from './dashboard.ts';
import { deliveryDateWording } from './delivery-date.ts';
import { depositWording } from './deposit.ts';
import { documentWording } from './document.ts';
import { errorsWording } from './errors.ts';
import { faqWording } from './faq.ts';
import { faultsText } from './faults.ts';
import { fieldOffersWording } from './field-offers.ts';
import { findingWording } from './finding.ts';
import { footerWording } from './footer.ts';
import { forgotPasswordWording } from './forgot-password.ts';
import { helpWording } from './help.ts';
import { homeWording } from './home.ts';
import { homeFrontWording } from './home-front.ts';
import { hoursWording } from './hours.ts';
import { invoiceWording } from './invoice.ts';
import { layoutWording } from './layout.ts';
import { legalWording } from './legal.ts';
import { listingWording } from './listing.ts';
import { loginWording } from './login.ts';
import { messagesWording } from './messages.ts';
import { noticesWording } from './notices.ts';
import { orderBeforeText } from './order-before.ts';
import { orderFinishedWording } from './order-finished.ts';
import { orderLookupWording } from './order-lookup.ts';
import { ordersWording } from './orders.ts';
import { passwordChangeWording } from './password-change.ts';
import { paymentResultWording } from './payment-result.ts';
import { pictureWording } from './picture.ts';
import { privacyWording } from './privacy.ts';
import { productWording } from './product.ts';
import { productHelpWording } from './product-help.ts';
import { profileWording } from './profile.ts';
import { receiptWording } from './receipt.ts';
import { registeredWording } from './registered.ts';
import { registrationWording } from './registration.ts';
import { resetPasswordWording } from './reset-password.ts';
import { selectionWording } from './selection.ts';
import { sellerText } from './seller.ts';
import list from './sentences.json' with { type: 'json' };
import { sizeWording } from './size.ts';
import { standingWording } from './standing.ts';
import { suggestionsWording } from './suggestions.ts';
import { termsWording } from './terms.ts';
import { vendorsWording } from './vendors.ts';
import { wishlistWording } from './wishlist.ts';

/**
 * sentences.json lists every French sentence of the specification, once per place: its section, its path in wording/, and values
 * for its placeholders.
 */
interface Sentence {
  readonly section: string;
  readonly sentence: string;
  readonly path: string;
  readonly values?: Readonly<Record<string, string | number>>;
}
const sentences: readonly Sentence[] = JSON.parse(JSON.stringify(list));

/** The number of sentences in the specification: it changes with the specification only. */
const given = 229;

const areas: Readonly<Record<string, unknown>> = {
  about: aboutWording,
  activation: activationWording,
  'add-refusals': addRefusalsWording,
  'awaited-payment': awaitedPaymentWording,
  blog: blogWording,
  'blog-articles': blogArticlesWording,
  cart: cartWording,
  catalogue: catalogueWording,
  checkout: checkoutWording,
  'code-entry': codeEntryWording,
  contact: contactWording,
  cookies: cookiesWording,
  dashboard: dashboardWording,
  document: documentWording,
  errors: errorsWording,
  faq: faqWording,
  finding: findingWording,
  faults: { faultsText },
  'field-offers': fieldOffersWording,
  footer: footerWording,
  'forgot-password': forgotPasswordWording,
  help: helpWording,
  home: homeWording,
  'home-front': homeFrontWording,
  invoice: invoiceWording,
  layout: layoutWording,
  legal: legalWording,
  listing: listingWording,
  login: loginWording,
  messages: messagesWording,
  notices: noticesWording,
  'order-finished': orderFinishedWording,
  'order-lookup': orderLookupWording,
  orders: ordersWording,
  'payment-result': paymentResultWording,
  picture: pictureWording,
  privacy: privacyWording,
  product: productWording,
  'product-help': productHelpWording,
  profile: profileWording,
  registration: registrationWording,
  registered: registeredWording,
  'reset-password': resetPasswordWording,
  'password-change': passwordChangeWording,
  selection: selectionWording,
  seller: sellerText,
  size: sizeWording,
  suggestions: suggestionsWording,
  terms: termsWording,
  vendors: vendorsWording,
  wishlist: wishlistWording,
  'delivery-date': deliveryDateWording,
  deposit: depositWording,
  hours: hoursWording,
  'order-before': orderBeforeText,
  receipt: receiptWording,
  standing: standingWording,
};

/** The wording at a path, with the values of its placeholders. */
function said({ path, values = {} }: Sentence): unknown {
  const found = path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], areas);
  return typeof found === 'function' ? found(...Object.values(values)) : found;
}

/** The expected sentence: each placeholder that is a word of its own is replaced by its value. */
function expected({ sentence, values = {} }: Sentence): string {
  return Object.entries(values).reduce((text, [placeholder, value]) => {
    const name = placeholder.replace(/[{}]/g, '\\$&');
    return text.replace(new RegExp(`(?<![\\p{L}\\p{N}])${name}(?![\\p{L}\\p{N}])`, 'u'), String(value));
  }, sentence);
}

describe('the sentences of the specification', () => {
  it.each(sentences.map((one) => [one.section, one.sentence, one.path, one] as const))(
    '§%s: « %s » is said by %s, to the letter',
    (_section, _sentence, _path, one) => {
      expect(said(one)).toBe(expected(one));
    },
  );

  it('are all listed, each place once', () => {
    expect(sentences).toHaveLength(given);
    const places = sentences.map((one) => `${one.section} ${one.sentence} ${one.path}`);
    expect(new Set(places).size).toBe(given);
    expect(sentences.filter((one) => one.values !== undefined && expected(one) === one.sentence)).toEqual([]);
  });

  it('are looked for in every area of wording', () => {
    const tools = ['animals', 'quoted', 'erratum'];
    const files = readdirSync(new URL('./', import.meta.url))
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => file.replace(/\.ts$/, ''));
    expect(files.filter((file) => !tools.includes(file)).sort()).toEqual(Object.keys(areas).sort());
  });
});
