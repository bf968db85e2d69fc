import { css } from '#styled-system/css';
import { grid, stack } from '#styled-system/patterns';
import { cardStyle } from '#ui/card-style.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Waiting } from '#ui/waiting.tsx';
import { cartWording } from '#wording/cart.ts';

const page = css({ pb: { base: 'section', xl: '0' } });
const row = grid({ gridTemplateColumns: '5rem minmax(0, 1fr)', gap: '4', py: '3' });
const texts = stack({ gap: '3' });

/** The placeholder of a loading cart. */
export function CartLoading() {
  return (
    <div className={page}>
      <Waiting text={cartWording.loading} />
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
