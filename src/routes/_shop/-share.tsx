import { type ComponentType, useCallback, useState } from 'react';
import type { App } from '#app/app.ts';
import { shareEffects } from '#effects/share.ts';
import { shareMachine } from '#machines/browsing/share.ts';
import type { EffectsOf } from '#machines/with-effects.ts';
import type { Product } from '#openapi/schemas.ts';
import { formatXof, shownPrice } from '#rules/money.ts';
import { productPath } from '#rules/site-path.ts';
import { ShareButton } from '#screens/product/share-button.tsx';
import type { ShareChoiceProps } from '#screens/product/share-choice.tsx';
import { productWording } from '#wording/product.ts';
import { useProvided } from '../-provided.ts';

/** The share button of an animal's page: its name, price and URL. A changed price needs another `key`. */
export function ShareProduct({ app, product }: { app: App; product: Product }) {
  const { id, name } = product;
  const [Choice, setChoice] = useState<ComponentType<ShareChoiceProps>>();
  // The choice loads where a device has no share sheet. Without its code nothing is opened: the button says so, and can be pressed again.
  const effects = useCallback((app: App): EffectsOf<typeof shareMachine> => {
    const { calls, actions } = shareEffects(app);
    const openSheet: typeof calls.openSheet = (...page) =>
      calls.openSheet(...page).catch(async (reason: unknown) => {
        const code = await import('#screens/product/share-choice.tsx').catch(() => undefined);
        if (code === undefined) return;
        setChoice(() => code.ShareChoice);
        throw reason;
      });
    return { calls: { ...calls, openSheet }, actions };
  }, []);
  const page = {
    title: name,
    text: productWording.share.text(name, formatXof(shownPrice(product))),
    url: app.navigation.address(productPath(id)),
  };
  return <ShareButton {...useProvided(app, shareMachine, effects, { input: { page } })} Choice={Choice} />;
}
