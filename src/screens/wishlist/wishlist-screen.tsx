import { css, cx } from '#styled-system/css';
import { stack } from '#styled-system/patterns';
import { Badge } from '#ui/badge.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { cardStyle } from '#ui/card-style.ts';
import { subgrid } from '#ui/subgrid.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { wishlistWording } from '#wording/wishlist.ts';
import { AnimalPrice } from '../catalogue/animal-parts.tsx';
import { cardGrid } from '../pages/card-grid.ts';
import { ClosingBlock } from '../pages/closing-block.tsx';
import { ContentPage } from '../pages/content-page.tsx';
import { SampleNote } from '../pages/sample-note.tsx';
import { Vignette } from '../pages/vignette.tsx';
import { type Wish, wishes } from './wishes.ts';

const { closing, availability } = wishlistWording;

const column = stack({ gap: '5' });
// Picture, badge, name, note, price, date, action.
const parts = subgrid({ rows: 7 });
const cell = cx(parts, css({ rowGap: '0' }));
const tall = cx(parts, css({ h: 'full' }));
const body = cx(
  subgrid({ rows: 6 }),
  stack({ align: 'flex-start', gap: '2', minW: '0', flexGrow: '1', p: { base: '5', md: '6' } }),
);
const name = css({ textStyle: 'h3' });
const note = css({ color: 'muted' });
const added = css({ textStyle: 'small', color: 'muted' });
const action = css({ mt: 'auto', pt: '3' });

const tones = { available: 'success', few: 'warning', none: 'quiet' } as const;

/** The sample wishlist, partly in English: fixed content without behaviour (specification §1). */
export function WishlistScreen() {
  return (
    <ContentPage title={wishlistWording.title} lead={wishlistWording.lead}>
      <div className={column}>
        <SampleNote>{wishlistWording.sample}</SampleNote>
        <ul className={cardGrid({ columns: 'twoToFour' })} aria-label={wishlistWording.label}>
          {wishes.map((wish) => (
            <li key={wish.id} className={cell}>
              <WishCard wish={wish} />
            </li>
          ))}
        </ul>
      </div>
      <ClosingBlock title={closing.title} text={closing.text} vignette="cattle">
        <ButtonLink to="/shop">{wishlistWording.shop}</ButtonLink>
      </ClosingBlock>
    </ContentPage>
  );
}

function WishCard({ wish }: { wish: Wish }) {
  const text = wishlistWording.items[wish.id];
  return (
    <article className={cx(cardStyle({ look: 'flush' }), tall)}>
      <Vignette name={wish.vignette} />
      <div className={body}>
        <span lang="en">
          <Badge tone={tones[wish.availability]}>{availability[wish.availability]}</Badge>
        </span>
        <h2 className={name}>{text.name}</h2>
        <p className={note} lang="en">
          {text.note}
        </p>
        <AnimalPrice product={wish} size="card" />
        <p className={added} lang="en">
          {text.added}
        </p>
        <div className={action}>
          <ButtonLink to="/search" search={{ q: wish.breed }} variant="secondary" size="compact">
            {wishlistWording.similar}
            <VisuallyHidden>{wishlistWording.breed(wish.breed)}</VisuallyHidden>
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
