import { css } from '#styled-system/css';
import { grid } from '#styled-system/patterns';
import { Skeleton } from '#ui/skeleton.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { ordersWording as wording } from '#wording/orders.ts';

const frame = css({ bg: 'surface', border: 'hairline', borderRadius: 'xl', overflow: 'hidden' });
const row = grid({
  gridTemplateColumns: { base: '2fr 1fr', md: '9fr 4fr 4fr 7fr 5.75rem' },
  alignItems: 'center',
  columnGap: { base: '9', md: '4' },
  rowGap: '4',
  px: { base: '4', lg: '5' },
  minH: { base: '32', md: '18' },
  '& + &': { borderTop: 'hairline' },
});
const round = css({ h: '6.5', borderRadius: 'pill' });
const wide = css({ display: { base: 'none', md: 'block' } });

/** The number of skeleton rows (specification §9). */
const rows = Array.from({ length: 8 }, (_, index) => index);

/** The placeholder of loading orders. */
export function OrdersLoading() {
  return (
    <div className={frame}>
      <Waiting text={wording.loading} />
      {rows.map((index) => (
        <div key={index} className={row}>
          <Skeleton shape="line" />
          <Skeleton shape="line" className={wide} />
          <Skeleton shape="line" />
          <Skeleton shape="line" className={round} />
          <Skeleton shape="short" className={wide} />
        </div>
      ))}
    </div>
  );
}
