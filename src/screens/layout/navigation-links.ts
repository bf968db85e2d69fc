import { layoutWording } from '#wording/layout.ts';

const { home, shop, about, faq, contact } = layoutWording.navigation;

/** The five links of the navigation, of the drawer and of the footer, in their order. */
export const navigationLinks = [
  { to: '/', label: home },
  { to: '/shop', label: shop },
  { to: '/about', label: about },
  { to: '/faq', label: faq },
  { to: '/contact', label: contact },
] as const;
