import { layoutWording } from '#wording/layout.ts';

const { home, shop, about, faq, contact } = layoutWording.navigation;

/** The five links of navigation, drawer and footer, in order. */
export const navigationLinks = [
  { to: '/', label: home },
  { to: '/shop', label: shop },
  { to: '/about', label: about },
  { to: '/faq', label: faq },
  { to: '/contact', label: contact },
] as const;
