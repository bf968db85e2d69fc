import { getRouteApi } from '@tanstack/react-router';
import { useSnapshot } from '#late/use-lazy-actor.ts';
import { Footer } from '#screens/layout/footer.tsx';
import { ThemeSwitch } from '#screens/layout/theme-switch.tsx';
import { useTheme } from '../-theme.ts';

const shop = getRouteApi('/_shop');

/** The footer with what it follows, session and theme: nothing of it is told from above, so that it may come late. */
export function ShopFooter() {
  const { app } = shop.useRouteContext();
  return (
    <Footer
      loggedIn={useSnapshot(app.session, (session) => session.matches('authenticated'))}
      themeSwitch={<ThemeSwitch {...useTheme(app.theme)} />}
    />
  );
}
