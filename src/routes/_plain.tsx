import { createFileRoute, useLocation } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useState } from 'react';
import { lazyPart } from '#browser/lazy-part.ts';
import { Ready } from '#browser/phase.ts';
import { storedDraft } from '#browser/storage/stored-values.ts';
import type { App } from '#data/app.ts';
import { knownProduct } from '#data/known-products.ts';
import { sayWhyLed } from '#effects/led-to-login.ts';
import { useEntry } from '#live/entry.ts';
import { PageOutlet } from '#live/page-outlet.tsx';
import { useTheme } from '#live/theme.ts';
import type { Product } from '#openapi/schemas.ts';
import { productPath } from '#rules/site-path.ts';
import type { WishProps } from '#screens/account/wish.tsx';
import { PlainLayout } from '#screens/layout/plain-layout.tsx';
import { helpWording } from '#wording/help.ts';

export const Route = createFileRoute('/_plain')({
  component: PlainRoute,
});

const Wish = lazyPart(async () => (await import('#screens/account/wish.tsx')).Wish, null);

function PlainRoute() {
  const { app } = Route.useRouteContext();
  const { pathname } = useLocation();
  const wish = useWish(app);
  useEffect(() => sayWhyLed(app), [app]);
  const question =
    wish &&
    helpWording.wanted(
      wish.product?.name,
      wish.quantity,
      app.navigation.address(productPath(wish.productId)),
    );
  return (
    <Ready>
      <PlainLayout
        entry={useEntry()}
        question={question}
        wish={wish && /^\/(login|register)$/.test(pathname) && <Wish {...wish} />}
        {...useTheme(app.theme)}
      >
        <PageOutlet app={app} />
      </PlainLayout>
    </Ready>
  );
}

/** The animal whose add led to the login; undefined if something else did, and until hydration. Needs no session. */
function useWish(app: App) {
  const [wish, setWish] = useState<WishProps & { productId: string }>();
  useLayoutEffect(() => {
    const { productId, quantity, path, key } = storedDraft(app.drafts, 'wanted_add') ?? {};
    const isOld = key === undefined && path !== app.store.read('redirect_url');
    if (isOld || productId === undefined || quantity === undefined) return;
    let left = false;
    const show = (product?: Product): void => {
      if (!left) setWish({ productId, quantity: Number(quantity), product });
    };
    const known = knownProduct(app, productId);
    show(known);
    if (known === undefined && app.session.getSnapshot().context.token === null)
      import('#data/read-product.ts').then(
        async ({ readProduct }) => {
          const read = await readProduct(app, productId);
          if (read.state === 'ready') show(read.data);
        },
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [app]);
  return wish;
}
