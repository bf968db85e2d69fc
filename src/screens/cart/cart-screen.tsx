import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { cartMachine } from '#machines/cart/cart.machine.ts';
import { emptyCart, shownLines, shownUnread } from '#machines/cart/cart.model.ts';
import type { CartEvent } from '#machines/cart/cart-setup.ts';
import { cartRows } from '#machines/cart/optimistic-updates.ts';
import type { CartLine } from '#openapi/schemas.ts';
import { css, cx } from '#styled-system/css';
import { grid } from '#styled-system/patterns';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { container } from '#ui/container.ts';
import { noticeBar } from '#ui/notice-bar.ts';
import { StatePanel } from '#ui/state-panel.tsx';
import { cartWording } from '#wording/cart.ts';
import { CartLines, type Stock } from './cart-lines.tsx';
import { CartLoading } from './cart-loading.tsx';
import { CartSummary, CheckoutBar } from './cart-summary.tsx';

// At least as high as the main area: the bar is at the bottom of the window under a short cart, too.
const page = css({
  display: { base: 'flex', xl: 'block' },
  flexDirection: 'column',
  minH: { base: '[inherit]', xl: 'auto' },
  pt: { base: '5', md: '8' },
  pb: { base: '0', xl: 'section' },
});
const title = css({ textStyle: 'h1', mb: { base: '4', md: '6' } });
const columns = grid({
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' },
  gap: { base: '5', xl: '8' },
  alignItems: 'start',
});
const stale = cx(noticeBar, css({ mb: '4' }));
const lockedList = css({ minW: '0' });

type CartScreenProps = {
  snapshot: SnapshotFrom<typeof cartMachine>;
  send: (event: CartEvent) => void;
  /** The catalogue's stock, if known. */
  stock?: Stock;
  /** The cart that the device stored, for reading while the current one cannot be read; `seen` says when that was. */
  stored?: { lines: readonly CartLine[]; seen: string } | undefined;
  /** The pending payment of an order: below the animals, or above them if its space is reserved from the first render. */
  notice?: ReactNode;
  place?: 'top' | 'end';
};

/** The cart (specification §2 "Cart"); quantities are the requested ones until the server answers otherwise. */
export function CartScreen(props: CartScreenProps) {
  const { snapshot, send, stored, notice, place = 'end' } = props;
  if (snapshot.matches('failed') && stored === undefined) {
    return (
      <StatePanel
        scene="failed"
        level={1}
        title={cartWording.failed.title}
        role="alert"
        action={<Button onClick={() => send({ type: 'cart.retried' })}>{cartWording.failed.retry}</Button>}
      >
        {cartWording.failed.text}
      </StatePanel>
    );
  }
  return (
    <div className={cx(container, page)}>
      <h1 className={title}>{cartWording.title}</h1>
      {place === 'top' && notice}
      <CartBody {...props} notice={place === 'end' && notice} />
    </div>
  );
}

function CartBody({ snapshot, send, stock, stored, notice }: CartScreenProps) {
  const isStored = stored !== undefined;
  if (snapshot.matches('loading') && !isStored) return <CartLoading />;
  const context = isStored ? { ...emptyCart, lines: stored.lines } : snapshot.context;
  const lines = shownLines(context);
  const unread = shownUnread(context);
  const rows = cartRows(context);
  const list = <CartLines rows={rows} unread={unread} stock={isStored ? undefined : stock} send={send} />;
  return (
    <>
      {(isStored || snapshot.matches({ ready: { freshness: 'unread' } })) && (
        <div className={stale} role="status">
          {stored?.seen ?? cartWording.stale}
          <Button variant="secondary" size="compact" onClick={() => send({ type: 'cart.retried' })}>
            {cartWording.failed.retry}
          </Button>
        </div>
      )}
      <div className={columns}>
        {rows.length + unread.length > 0 &&
          (isStored ? (
            <fieldset disabled className={lockedList}>
              {list}
            </fieldset>
          ) : (
            list
          ))}
        {lines.length > 0 && <CartSummary lines={lines} unread={unread.length} isStored={isStored} />}
      </div>
      {lines.length + unread.length === 0 && <EmptyCart visitor={snapshot.matches('visitor')} />}
      {notice}
      {lines.length > 0 && unread.length === 0 && !isStored && <CheckoutBar lines={lines} />}
    </>
  );
}

function EmptyCart({ visitor }: { visitor: boolean }) {
  return (
    <StatePanel
      scene="empty-cart"
      title={cartWording.empty.title}
      action={
        <>
          <ButtonLink to="/shop">{cartWording.empty.continue}</ButtonLink>
          {visitor && (
            <ButtonLink to="/login" variant="secondary">
              {cartWording.empty.loginAction}
            </ButtonLink>
          )}
        </>
      }
    >
      {visitor ? cartWording.empty.login : cartWording.empty.text}
    </StatePanel>
  );
}
