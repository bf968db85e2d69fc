import { Link } from '@tanstack/react-router';
import type { Category } from '#openapi/schemas.ts';
import type { Loaded } from '#rules/loaded.ts';
import { css } from '#styled-system/css';
import { grid, stack } from '#styled-system/patterns';
import { Button } from '#ui/button.tsx';
import { Skeletons } from '#ui/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { layoutWording } from '#wording/layout.ts';

const list = css({
  '& a': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    minH: '11',
    px: '3',
    borderRadius: 'md',
    fontWeight: 'medium',
    outlineOffset: '[-2px]',
  },
  '& a:hover': { bg: 'primarySoft', color: 'primary' },
  '& a[aria-current=page]': { color: 'primary', fontWeight: 'semibold' },
});
const count = css({ fontSize: 'small', color: 'muted' });
const note = stack({ align: 'flex-start', gap: '3', p: '3', color: 'muted' });
const loading = grid({ gap: '4', p: '3' });

const texts = layoutWording.categories;

type CategoryLinksProps = {
  categories: Loaded<readonly Category[]>;
  onChosen: () => void;
  onReload: () => void;
};

/** Links to the categories, in the dropdown and in the drawer, in each loading state. */
export function CategoryLinks({ categories, onChosen, onReload }: CategoryLinksProps) {
  switch (categories.state) {
    case 'loading':
      return (
        <div className={loading}>
          <VisuallyHidden>{texts.loading}</VisuallyHidden>
          <Skeletons shapes={['line', 'short', 'line']} />
        </div>
      );
    case 'failed':
      return (
        <div className={note}>
          <p>{texts.failed}</p>
          <Button variant="secondary" size="compact" onClick={onReload}>
            {texts.retry}
          </Button>
        </div>
      );
    case 'empty':
    case 'ready':
      return (
        <ul className={list}>
          {categories.state === 'empty' ? (
            <li className={note}>{texts.empty}</li>
          ) : (
            categories.data.map((category) => (
              <li key={category.id}>
                <Link
                  to="/category/{-$id}"
                  params={{ id: category.id }}
                  activeOptions={{ includeSearch: false }}
                  onClick={onChosen}
                >
                  <bdi>{category.nom_categorie}</bdi>
                  {category.count !== undefined && <span className={count}>{category.count}</span>}
                </Link>
              </li>
            ))
          )}
          <li>
            <Link to="/shop" activeOptions={{ includeSearch: false }} onClick={onChosen}>
              {texts.all}
            </Link>
          </li>
        </ul>
      );
  }
}
