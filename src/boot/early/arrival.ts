import { cacheOf } from '#rules/stored-names.ts';
import { deviceEpoch, page, stored, token } from './device.ts';

// Prevents a white flash in the dark theme.
const applyTheme = (choice: string | null): boolean => {
  const dark =
    choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  page.dataset.theme = dark ? 'dark' : 'light';
  return dark;
};
/** Changes the theme; if `src/browser/theme.ts` has started, it handles this event as the choice of another tab. */
export const chooseTheme = (key: string, choice: string): void => {
  applyTheme(choice);
  try {
    if (choice === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, choice);
  } catch {}
  dispatchEvent(new StorageEvent('storage', { key, newValue: choice }));
};

/** Sets on `<html>` the theme, and whose page it is. Returns whether the theme is dark. */
export const markPage = (): boolean => {
  if (token() !== null) page.dataset.session = 'customer';
  return applyTheme(stored('localStorage', 'theme'));
};

/** A page that was kept before the last end of a session is not shown; what was kept then goes (src/worker/kept.ts). */
export const isLeavingKeptPage = (): boolean => {
  const { keptEpoch } = page.dataset;
  if ((keptEpoch ?? deviceEpoch()) === deviceEpoch()) return false;
  page.hidden = true;
  caches.delete(cacheOf(`${keptEpoch}`)).then(() => location.replace(location.pathname + location.search));
  return true;
};

const preload = (link: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', ...link }));

/** Asks, in parallel with the scripts, for what the page will need first. */
export const preloadFirst = (dark: boolean): void => {
  // A document with content, which names its style, has the answers. Not for customers, whose calls carry a token and could not use
  // these.
  const { api: root, session, style } = page.dataset;
  const path = location.pathname;
  if (
    root !== undefined &&
    style === undefined &&
    session !== 'customer' &&
    !/^\/(account|forgot-password|login|otp|thank-for-register|two-factor-auth)\b/.test(path)
  ) {
    const [, animal] = /^\/product\/([^/]+)$/.exec(path) ?? [];
    const lists = path === '/register' ? [] : ['products-betails/', 'categories'];
    for (const part of [...lists, 'pays/', ...(animal ? [`products-betails/${animal}`] : [])]) {
      preload({ as: 'fetch', crossOrigin: 'use-credentials', href: `${root}/ecommerce/${part}` });
    }
  }
  // The largest element of the home page is a drawing that only the style names (src/screens/home/banner.tsx).
  if (path === '/') {
    const cut = matchMedia('(min-width: 30rem)').matches ? '' : '-phone';
    preload({
      as: 'image',
      fetchPriority: 'high',
      href: `/pictures/hero-ram${cut}${dark ? '-dark' : ''}.svg`,
    });
  }
};
