import { createFileRoute, Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { useSnapshot, whenIdle } from '#late/lazy-actor.ts';
import { lazyModule } from '#late/lazy-module.ts';
import { lazyElement } from '#late/lazy-part.ts';
import { shownLines, shownUnread } from '#machines/cart/cart-context.ts';
import { cartCount } from '#rules/money.ts';
import { searchDestination } from '#rules/search.ts';
import { ChooserContext } from '#screens/catalogue/chooser.tsx';
import { Layout, type LayoutProps } from '#screens/layout/layout.tsx';
import { readCatalogue } from './-catalogue.ts';
import { useCustomers } from './-customers.ts';
import { useEntry } from './-entry.ts';
import { useRetry } from './-retry.ts';
import { useSettled } from './-settled.ts';

/** How long the lists are good for before a visit reads them again, in ms. A product's own page always reads its stock. */
const freshFor = 120_000;

export const Route = createFileRoute('/_shop')({
  loader: ({ context: { app } }) => readCatalogue(app),
  staleTime: freshFor,
  component: ShopRoute,
  codeSplitGroupings: [],
});

const drawerCode: LayoutProps['drawer'] = () => import('#screens/layout/drawer.tsx');
const suggestionsCode: LayoutProps['suggestions'] = () => import('./_shop/-suggestions.tsx');
const selection = lazyModule(() => import('./_shop/-selection.tsx'));
const chooser = { ...selection, getSnapshot: () => selection.getSnapshot()?.Choose ?? null };
const nothing = () => null;

/** The pages on which the chosen animals stand at the foot: an animal's own page has them beside its price. */
const listPages: readonly string[] = [
  '/_shop/',
  '/_shop/shop',
  '/_shop/search',
  '/_shop/category/{-$id}',
  '/_shop/product-by-country/$id',
];
const footer = lazyElement(async () => (await import('./_shop/-footer.tsx')).ShopFooter);

function ChosenAnimals() {
  const code = useSyncExternalStore(selection.subscribe, selection.getSnapshot, nothing);
  return code && <code.ChosenAnimals />;
}

function ShopRoute() {
  const { app } = Route.useRouteContext();
  const { categories } = Route.useLoaderData();
  const router = useRouter();
  // Coming from a page that reads nothing in a session's name, customer and cart are still to be read.
  useEffect(() => {
    app.session.send({ type: 'user.retried' });
    app.cart.send({ type: 'cart.retried' });
  }, [app]);
  useEffect(() => whenIdle(() => drawerCode().catch(() => undefined)), []);
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId ?? '' });
  const isList = listPages.includes(page);
  const isChoosing = isList || page === '/_shop/product/$id';
  useEffect(
    () => (isChoosing ? whenIdle(() => selection.fetch().catch(() => undefined)) : undefined),
    [isChoosing],
  );
  const search = useRouterState({
    select: ({ matches }) => {
      const match = matches.at(-1);
      const { q = '' } = (match?.search ?? {}) as { q?: string };
      const { id = '' } = (match?.params ?? {}) as { id?: string };
      return { text: q, category: match?.routeId === '/_shop/category/{-$id}' ? id : '' };
    },
    structuralSharing: true,
  });

  return (
    <Layout
      loggedIn={useSnapshot(app.session, (session) => session.matches('authenticated'))}
      cartCount={useSnapshot(app.cart, (cart) => {
        if (cart.matches('failed')) return 'failed';
        if (!cart.matches('ready')) return 'coming';
        return cartCount(shownLines(cart.context)) + shownUnread(cart.context).length;
      })}
      categories={useSettled(categories)}
      onReload={useRetry()}
      search={search}
      header={page === '/_shop/checkout' ? 'low' : 'whole'}
      onSearch={({ text, category }) => {
        const { page, q } = searchDestination(text, category);
        const query = q === undefined ? {} : { q };
        if (page === 'search') void router.navigate({ to: '/search', search: query });
        else void router.navigate({ to: '/category/{-$id}', params: { id: category }, search: query });
      }}
      entry={useEntry()}
      drawer={drawerCode}
      suggestions={suggestionsCode}
      footer={footer}
    >
      <ChooserContext value={chooser}>
        <Outlet key={useCustomers(app)} />
      </ChooserContext>
      {isList && <ChosenAnimals />}
    </Layout>
  );
}
