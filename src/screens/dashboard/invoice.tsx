import { configuration } from '#configuration/configuration.ts';
import { frenchDate } from '#rules/dates.ts';
import { deliveryText, type StoredDelivery } from '#rules/delivery-wish.ts';
import { amountOf, formatXof } from '#rules/money.ts';
import { meaningOf, type ReadOrder } from '#rules/order-status.ts';
import type { Standing } from '#rules/paid-so-far.ts';
import { displayPhone } from '#rules/phone.ts';
import { css } from '#styled-system/css';
import { flex, grid, wrap } from '#styled-system/patterns';
import { Amount } from '#ui/amount.tsx';
import { band } from '#ui/band.ts';
import { Mark } from '#ui/mark.tsx';
import { invoiceWording as wording } from '#wording/invoice.ts';
import { type Seller, sellerText } from '#wording/seller.ts';
import { standingWording } from '#wording/standing.ts';
import { DepositConditions } from '../pages/deposit-conditions.tsx';
import { DueNow } from '../payment/due-now.tsx';
import { InvoiceLines } from './invoice-lines.tsx';

// Paper has the colours of the light theme in both.
const paper = css({ bg: 'paper', color: 'paperText', textStyle: 'small' });
const head = flex({
  justify: 'space-between',
  align: 'flex-start',
  gap: '6',
  pb: '4',
  _receipt: { flexDirection: 'column', gap: '2' },
});
const brand = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  fontFamily: 'heading',
  fontWeight: 'heavy',
  fontSize: '[1.75rem]',
  lineHeight: 'none',
  letterSpacing: 'heading',
  '& svg': { w: '7', h: '7', color: 'paperPrimary' },
});
const contact = css({ mt: '2', fontSize: 'small', color: 'paperMuted', overflowWrap: 'anywhere' });
const title = css({
  textStyle: 'h2',
  fontSize: '[1.75rem]',
  textAlign: { base: 'end', _receipt: 'start' },
});
const facts = grid({
  gridTemplateColumns: 'auto auto',
  columnGap: '3',
  mt: '2',
  textAlign: { base: 'end', _receipt: 'start' },
  _receipt: { display: 'block' },
  '& dt': { color: 'paperMuted' },
  '& dd': { fontWeight: 'semibold', overflowWrap: 'anywhere' },
});
const client = css({
  my: '4',
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
  '& h2': { fontSize: 'small', fontWeight: 'semibold', color: 'paperMuted' },
});
const clientName = css({ fontWeight: 'bold', fontSize: 'body' });
const sum = flex({
  justify: 'flex-end',
  align: 'baseline',
  gap: '6',
  mt: '4',
  '& dt': { fontWeight: 'semibold' },
  '& dd': { textStyle: 'price', fontSize: '[1.375rem]' },
  _receipt: { flexWrap: 'wrap', columnGap: '2', '& dd': { fontSize: '[1.125rem]' } },
});
const payment = wrap({ align: 'center', columnGap: '4', rowGap: '1', mt: '4' });
const note = css({
  px: '3',
  py: '1',
  border: '[1.5px solid currentColor]',
  borderRadius: 'sm',
  fontWeight: 'bold',
});
const conditions = css({ mt: '4' });
const thanks = css({
  mt: '5',
  pt: '3',
  borderTop: '[1px solid #CDBBA2]',
  textAlign: 'center',
  color: 'paperMuted',
});

type InvoiceProps = {
  order: ReadOrder;
  /** Its money. */
  standing: Standing;
  /** City and wished day, if this device placed the order. */
  delivery?: StoredDelivery | null;
  /** The seller, required by law; empty values are not shown. */
  seller?: Seller;
};

/** The invoice of an order, on paper (specification §2 "Invoice layout"). Amounts are XOF. */
export function Invoice({ order, standing, delivery = null, seller = configuration.seller }: InvoiceProps) {
  const { client: buyer, order_number, created_at, status, total_amount, items } = order;
  const { isEnded, isSent, order: outcome } = meaningOf(status);
  return (
    <article className={paper}>
      <header className={head}>
        <div>
          <p className={brand}>
            <Mark />
            {configuration.brand}
          </p>
          <p className={contact}>
            {[configuration.email, ...configuration.phones.slice(0, 1).map(displayPhone)].join(' · ')}
          </p>
          {sellerText(seller) !== '' && <p className={contact}>{sellerText(seller)}</p>}
        </div>
        <div>
          <h1 className={title}>{wording.title}</h1>
          <dl className={facts}>
            <dt>{wording.number}</dt>
            <dd>{order_number}</dd>
            <dt>{wording.date}</dt>
            <dd>{frenchDate(created_at)}</dd>
          </dl>
        </div>
      </header>
      <span className={band} aria-hidden="true" />
      <section className={client}>
        <h2>{wording.client}</h2>
        <p className={clientName}>
          <bdi>{buyer.first_name}</bdi> <bdi>{buyer.last_name}</bdi>
        </p>
        <p>{buyer.email}</p>
        <p>{displayPhone(buyer.numero_telephone ?? '')}</p>
        <p>{buyer.adresse1}</p>
        {delivery !== null && deliveryText(delivery) !== '' && (
          <p>{standingWording.next.delivery(deliveryText(delivery), isEnded || isSent)}</p>
        )}
      </section>
      <InvoiceLines items={items}>
        <dl className={sum}>
          <dt>{wording.total}</dt>
          <dd>
            <Amount text={formatXof(amountOf(total_amount))} />
          </dd>
        </dl>
        <div className={payment}>
          <p className={note}>{outcome === 'paid' ? wording.paid : wording.payOnDelivery}</p>
          <p>
            <DueNow standing={standing} isPrinted />
          </p>
          {standing.rest ? <p>{standingWording.next.restText(standing.rest)}</p> : null}
        </div>
        <footer className={thanks}>{wording.thanks(configuration.brand)}</footer>
      </InvoiceLines>
      {standing.isDeposit && (
        <div className={conditions}>
          <DepositConditions isAfter />
        </div>
      )}
    </article>
  );
}
