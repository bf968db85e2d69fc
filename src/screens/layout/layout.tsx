import { type ReactNode, useState } from 'react';
import type { Category } from '#openapi/schemas.ts';
import type { Loaded } from '#rules/loaded.ts';
import { css } from '#styled-system/css';
import { SkipLink } from '#ui/skip-link.tsx';
import { layoutWording } from '#wording/layout.ts';
import type { CartCount } from './cart-link.tsx';
import { CategoriesMenu } from './categories-menu.tsx';
import { CategoryLinks } from './category-links.tsx';
import { Drawer } from './drawer.tsx';
import { MainBar } from './main-bar.tsx';
import { Navigation } from './navigation.tsx';
import { contentId, PageEntry } from './page-entry.tsx';
import { SearchForm, type SearchFormProps } from './search-form.tsx';
import { TopBar } from './top-bar.tsx';
import type { Search } from './use-search.ts';

// With the header, which is at least 8rem high (5.75rem on a phone), the main area fills the window: the footer starts below it, and
// never jumps into sight when short content replaces a skeleton. The maximum of 72rem, as high as a desktop window, keeps the page's
// height when crawlers and screenshots make the window as high as the page.
const frame = css({
  display: 'flex',
  flexDirection: 'column',
  '& > main': {
    minH: { base: '[calc(min(100vh, 72rem) - 5.75rem)]', lg: '[calc(min(100vh, 72rem) - 8rem)]' },
  },
});

export type LayoutProps = {
  cartCount: CartCount;
  categories: Loaded<readonly Category[]>;
  onReload: () => void;
  /** The search of the current page: its query's text, and the category of /category/{id}. */
  search: Search;
  onSearch: (search: Search) => void;
  suggestions: SearchFormProps['suggestions'];
  footer: ReactNode;
  /** The number of route changes; each plays the entry and closes open menus. */
  entry: number;
  children: ReactNode;
};

/** The frame of the shop's pages: top bar, header, navigation, drawer, footer (specification §2 "Shared layout"). */
export function Layout(props: LayoutProps) {
  const { cartCount, categories, onReload, search, onSearch, entry } = props;
  /** The route change at which the categories' menu was opened: another page closes it. */
  const [openedAt, setOpenedAt] = useState<number | null>(null);
  const close = () => setOpenedAt(null);

  const searchForm = (
    <SearchForm categories={categories} preset={search} suggestions={props.suggestions} onSearch={onSearch} />
  );
  const categoryLinks = <CategoryLinks categories={categories} onChosen={close} onReload={onReload} />;

  return (
    <div className={frame}>
      <SkipLink target={contentId}>{layoutWording.skipToContent}</SkipLink>
      {/* Before its button, so that a pressed button finds it in the document. */}
      <Drawer search={searchForm} categoryLinks={categoryLinks} />
      <header data-slimming="">
        <TopBar />
        <MainBar cartCount={cartCount} search={searchForm} isSearch={search.text !== ''} />
      </header>
      <Navigation
        cartCount={cartCount}
        categoriesMenu={
          <CategoriesMenu open={openedAt === entry} onToggle={(open) => setOpenedAt(open ? entry : null)}>
            {categoryLinks}
          </CategoriesMenu>
        }
      />
      <PageEntry entry={entry}>{props.children}</PageEntry>
      {props.footer}
    </div>
  );
}
