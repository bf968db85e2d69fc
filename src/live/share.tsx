import type { App } from '#data/app.ts';
import { shareEffects } from '#effects/share.ts';
import { shareMachine } from '#machines/browsing/share.machine.ts';
import type { Product } from '#openapi/schemas.ts';
import { formatPrice } from '#rules/money.ts';
import { productPath } from '#rules/site-path.ts';
import { ShareButton } from '#screens/product/share-button.tsx';
import { productWording } from '#wording/product.ts';
import { useProvided } from './provided.ts';

/** The share button of an animal's page: its name, price and URL. A changed price needs another `key`. */
export function ShareProduct({ app, product }: { app: App; product: Product }) {
  const { id, name } = product;
  const page = {
    title: name,
    text: productWording.share.text(name, formatPrice(product)),
    url: app.navigation.address(productPath(id)),
  };
  return <ShareButton {...useProvided(app, shareMachine, shareEffects, { input: { page } })} />;
}
