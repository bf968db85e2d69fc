import { useEffect, useState } from 'react';
import { early, type InstallOffer } from '#browser/early.ts';
import type { App } from '#data/app.ts';
import { InstallView } from '#screens/order-finished/install-view.tsx';

/** After an order, the browser's offer to install the shop, if it makes one; never again on a device that has declined. */
export function InstallLine({ app: { store } }: { app: Pick<App, 'store'> }) {
  const [offer, setOffer] = useState<InstallOffer>();
  useEffect(() => {
    if (store.read('install_refused') !== null) return;
    const look = () => setOffer(early()?.installOffer);
    look();
    addEventListener('beforeinstallprompt', look);
    return () => removeEventListener('beforeinstallprompt', look);
  }, [store]);
  if (offer === undefined) return null;
  const end = (isRefused: boolean): void => {
    if (isRefused) store.write('install_refused', 'true');
    delete early()?.installOffer;
    setOffer(undefined);
  };
  const install = (): void => {
    const asked = offer.prompt().then(() => offer.userChoice);
    asked.then(({ outcome }) => end(outcome === 'dismissed')).catch(() => undefined);
    // A browser takes each offer once, and may never say what became of it.
    end(false);
  };
  return <InstallView onInstall={install} onRefuse={() => end(true)} />;
}
