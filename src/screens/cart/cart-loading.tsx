import { css } from '#styled-system/css';
import { cardStyle } from '#ui/card-style.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { cartWording } from '#wording/cart.ts';

const page = css({ pb: { base: 'section', xl: '0' } });
const row = css({ display: 'grid', gridTemplateColumns: '5rem minmax(0, 1fr)', gap: '4', py: '3' });
const texts = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const heard = css({ srOnly: true });

/** The place of a cart that is on its way. */
export function CartLoading() {
  return (
    <div className={page}>
      <p className={heard} role="status">
        {cartWording.loading}
      </p>
      <div className={cardStyle()}>
        {['first', 'second', 'third'].map((line) => (
          <div key={line} className={row}>
            <Skeleton shape="square" />
            <div className={texts}>
              <Skeleton shape="title" />
              <Skeleton shape="short" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
