import { getRouteApi, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pictureTravel } from '#browser/picture-travel.ts';
import { slimHeader } from '#browser/slim-header.ts';
import { Footer } from '#screens/layout/footer.tsx';
import { ThemeSwitch } from '#screens/layout/theme-switch.tsx';
import { useTheme } from './theme.ts';

const shop = getRouteApi('/_shop');

/**
 * The footer with the current theme. It has no props, so that it can be hydrated late; the phone's sticky header and the picture
 * transition start with it.
 */
export function ShopFooter() {
  const { app } = shop.useRouteContext();
  const router = useRouter();
  useEffect(slimHeader, []);
  useEffect(() => pictureTravel(router), [router]);
  return <Footer themeSwitch={<ThemeSwitch {...useTheme(app.theme)} />} />;
}
