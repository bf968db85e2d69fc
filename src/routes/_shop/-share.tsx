import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import type { App } from '#app/app.ts';
import { shareEffects, shareInput } from '#effects/share.ts';
import { shareMachine } from '#machines/browsing/share.ts';
import { withEffects } from '#machines/with-effects.ts';
import type { Product } from '#openapi/schemas.ts';
import { formatXof, shownPrice } from '#rules/money.ts';
import { productPath } from '#rules/site-path.ts';
import { ShareButton } from '#screens/product/share-button.tsx';
import { productWording } from '#wording/product.ts';

/** The share button of an animal's page: its name, its price and its address. A changed price needs a `key` of its own. */
export function ShareProduct({ app, product }: { app: App; product: Product }) {
  const { id, name } = product;
  const machine = useMemo(() => withEffects(shareMachine, shareEffects(app)), [app]);
  const [snapshot, send] = useMachine(machine, {
    input: shareInput(app, {
      title: name,
      text: productWording.share.text(name, formatXof(shownPrice(product))),
      path: productPath(id),
    }),
  });
  return <ShareButton snapshot={snapshot} send={send} />;
}
