import { frenchMoment } from '#rules/dates.ts';
import type { OrderRow } from '../orders/read-orders.ts';
import { type Html, html } from '../pages/html.ts';
import { francs, page } from '../pages/layout.ts';
import { isPayable, type PaymentRow } from './asked.ts';

const means: Record<OrderRow['moyen_paiement'], string> = {
  wave: 'Wave',
  'orange-money': 'Orange Money',
  'mobile-money': 'Mobile Money',
  'bank-card': 'Carte bancaire',
};

const parts: Record<PaymentRow['part'], string> = {
  total: 'Montant total',
  acompte: 'Acompte de 30 %',
  solde: 'Solde à la livraison',
};

const choices = (csrf: string, payment: PaymentRow): Html => html`<form class="choices" method="post">
<input type="hidden" name="csrf" value="${csrf}">
<button class="button main" name="choix" value="payer">Payer ${francs(payment.amount)}</button>
<button class="button" name="choix" value="refuser">Refuser le paiement</button>
<button class="button" name="choix" value="attendre">Laisser en attente</button>
<button class="button" name="choix" value="expirer">Laisser expirer</button>
</form>
${payment.expires_at !== null && html`<p class="hint">Sans choix de votre part, ce paiement expire le ${frenchMoment(payment.expires_at.toISOString())}.</p>`}`;

const closings: Record<NonNullable<PaymentRow['closed_as']>, string> = {
  refused: 'Ce paiement a été refusé.',
  expired: 'Ce paiement a expiré.',
  'order-cancelled': 'Ce paiement n’est plus demandé.',
};

const states: Record<OrderRow['status'], string> = {
  PENDING: 'La commande est en cours.',
  PAID: 'La commande est payée.',
  SHIPPED: 'La commande est expédiée.',
  DELIVERED: 'La commande est livrée.',
  CANCELLED: 'La commande est annulée.',
};

/** What became of a payment that can no longer be made, and of its order: two facts. */
const outcomes: Record<PaymentRow['status'], (payment: PaymentRow) => Html> = {
  PENDING: () => html`<p>Ce paiement est attendu.</p>`,
  PAID: () => html`<p class="good">Ce paiement a été reçu. Il n’y a plus rien à régler ici.</p>`,
  CANCELLED: ({ closed_as }) => html`<p class="bad">${closings[closed_as ?? 'refused']}</p>`,
};

const outcome = (order: OrderRow, payment: PaymentRow, back: string): Html =>
  html`${outcomes[payment.status](payment)}<p>${states[order.status]}</p><a class="button main" href="${back}">Retour à la boutique</a>`;

/**
 * The page where a customer pays, refuses, waits or lets the payment expire. It states that no money moves. The choices are at
 * the top left, away from the shop's Commander, so that repeated taps on that spot do not pay.
 */
export function paymentPage(order: OrderRow, payment: PaymentRow, csrf: string, back: string): string {
  const name = means[order.moyen_paiement];
  const rest = order.total_amount - payment.amount;
  return page(
    `Paiement ${name}`,
    html`<main>
<p class="notice" role="note"><strong>Aucun argent ne circule ici.</strong> Cette page imite celle du service de paiement : choisissez ce qui doit arriver, puis vous reviendrez à la boutique.</p>
<section class="card" aria-labelledby="titre">
<div>
<p class="eyebrow">Paiement avec</p>
<h1 id="titre">${name}</h1>
</div>
<p class="sum">${francs(payment.amount)}</p>
${isPayable[payment.status] ? choices(csrf, payment) : outcome(order, payment, back)}
<dl>
<dt>Marchand</dt><dd>Bélier</dd>
<dt>Commande</dt><dd>${order.order_number}</dd>
<dt>Objet</dt><dd>${parts[payment.part]}</dd>
${payment.part === 'acompte' && html`<dt>Reste à payer à la livraison</dt><dd>${francs(rest)}</dd>`}
<dt>Transaction</dt><dd>${payment.transaction_id}</dd>
</dl>
</section>
</main>`,
  );
}

/** The page for an unknown payment. */
export const unknownPaymentPage = (shop: string): string =>
  page(
    'Paiement introuvable',
    html`<main><section class="card"><h1>Paiement introuvable</h1>
<p>Ce lien de paiement n’existe pas, ou plus.</p>
<a class="button main" href="${shop}/">Retour à la boutique</a></section></main>`,
  );
