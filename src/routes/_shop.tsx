import { createFileRoute, useRouter, useRouterState } from '@tanstack/react-router';
import { useDeferredValue, useEffect } from 'react';
import { lazyElement } from '#browser/lazy-part.ts';
import { Ready } from '#browser/phase.ts';
import { readCatalogue } from '#data/catalogue.ts';
import { useResource } from '#data/resource.ts';
import { forgetInactiveEmail } from '#effects/inactive-email.ts';
import { useEntry } from '#live/entry.ts';
import { PageOutlet } from '#live/page-outlet.tsx';
import { useRetry } from '#live/retry.ts';
import { ChosenAnimals, LiveChooseButton } from '#live/selection.tsx';
import { useSnapshot } from '#live/snapshot.ts';
import { shownLines, shownUnread } from '#machines/cart/cart.model.ts';
import { animalCount } from '#rules/money.ts';
import { searchDestination } from '#rules/search.ts';
import { freshFor } from '#rules/waits.ts';
import { ChooserContext } from '#screens/catalogue/chooser.tsx';
import { Layout, type LayoutProps } from '#screens/layout/layout.tsx';

export const Route = createFileRoute('/_shop')({
  loader: ({ context: { app } }) => readCatalogue(app),
  staleTime: freshFor,
  component: ShopRoute,
  codeSplitGroupings: [],
});

const suggestionsCode: LayoutProps['suggestions'] = () => import('#live/suggestions.tsx');

/** The pages on which the chosen animals stand at the bottom: an animal's own page has them beside its price. */
const listPages: readonly string[] = [
  '/_shop/',
  '/_shop/shop',
  '/_shop/search',
  '/_shop/category/{-$id}',
  '/_shop/product-by-country/$id',
];
// Nobody has asked for it: no line says that it is late.
const footer = lazyElement(async () => (await import('#live/footer.tsx')).ShopFooter, null);

function ShopRoute() {
  const { app } = Route.useRouteContext();
  const { categories } = Route.useLoaderData();
  const router = useRouter();
  // Coming from a page that reads nothing in a session's name, customer and cart are still to be read.
  useEffect(() => {
    forgetInactiveEmail(app);
    app.session.send({ type: 'user.retried' });
    app.cart.send({ type: 'cart.retried' });
  }, [app]);
  const page = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId ?? '' });
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
    <Ready>
      <Layout
        cartCount={useSnapshot(
          app.cart,
          (cart) => {
            if (cart.matches('failed')) return 'failed';
            if (!cart.matches('ready')) return 'coming';
            return animalCount(shownLines(cart.context)) + shownUnread(cart.context).length;
          },
          'coming',
        )}
        categories={useResource(categories)}
        onReload={useRetry()}
        search={search}
        onSearch={({ text, category }) => {
          const { page, query } = searchDestination(text, category, router.state.matches.at(-1)?.search);
          if (page === 'search') void router.navigate({ to: '/search', search: query });
          else void router.navigate({ to: '/category/{-$id}', params: { id: category }, search: query });
        }}
        entry={useEntry()}
        suggestions={suggestionsCode}
        footer={footer}
      >
        <ChooserContext value={LiveChooseButton}>
          <PageOutlet app={app} />
        </ChooserContext>
        {useDeferredValue(true, false) && listPages.includes(page) && <ChosenAnimals />}
      </Layout>
    </Ready>
  );
}
