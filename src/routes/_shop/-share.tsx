import type { App } from '#app/app.ts';
import { useLazyActor } from '#late/lazy-actor.ts';
import type { SharedPage, shareMachine } from '#machines/browsing/share.ts';
import { placeholderOf } from '#machines/placeholder-snapshot.ts';
import type { Product } from '#openapi/schemas.ts';
import { formatXof, shownPrice } from '#rules/money.ts';
import { productPath } from '#rules/site-path.ts';
import { ShareButton } from '#screens/product/share-button.tsx';
import { productWording } from '#wording/product.ts';

/** The share button before its machine is there: the device's own sheet is not known yet. */
export const notShared = (page: SharedPage) =>
  placeholderOf<typeof shareMachine>({ value: 'resting', context: { page, hasSheet: false } });

/** The share button of an animal's page: its name, its price and its address. A changed price needs a `key` of its own. */
export function ShareProduct({ app, product }: { app: App; product: Product }) {
  const { id, name } = product;
  const page = {
    title: name,
    text: productWording.share.text(name, formatXof(shownPrice(product))),
    url: app.navigation.address(productPath(id)),
  };
  const [snapshot, send] = useLazyActor({
    code: () => import('#effects/actors.ts'),
    make: ({ shareActor }) => shareActor(app, page),
    first: () => notShared(page),
  });
  return <ShareButton snapshot={snapshot} send={send} />;
}
