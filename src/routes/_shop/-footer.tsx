import { getRouteApi } from '@tanstack/react-router';
import { Footer } from '#screens/layout/footer.tsx';
import { ThemeSwitch } from '#screens/layout/theme-switch.tsx';
import { useTheme } from '../-theme.ts';

const shop = getRouteApi('/_shop');

/** The footer with the theme that it follows: nothing of it is told from above, so that it may come late. */
export function ShopFooter() {
  const { app } = shop.useRouteContext();
  return <Footer themeSwitch={<ThemeSwitch {...useTheme(app.theme)} />} />;
}
