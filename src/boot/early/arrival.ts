import { cacheOf } from '#rules/stored-names.ts';
import { answeredWithin } from '#rules/waits.ts';
import { documentEpoch, page, stored, token } from './device.ts';

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
  const { keptEpoch = documentEpoch } = page.dataset;
  if (keptEpoch === documentEpoch) return false;
  page.hidden = true;
  const leave = (): void => location.replace(location.pathname + location.search);
  const late = new Promise((resolve) => setTimeout(resolve, answeredWithin));
  Promise.race([caches.delete(cacheOf(keptEpoch)), late]).then(leave, leave);
  return true;
};

export const preload = (link: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', ...link }));

/** Asks for the home page's largest element, a drawing that only the style names (src/screens/home/banner.tsx). */
export const preloadHero = (dark: boolean): void => {
  if (location.pathname !== '/') return;
  const cut = matchMedia('(min-width: 30rem)').matches ? '' : '-phone';
  preload({
    as: 'image',
    fetchPriority: 'high',
    href: `/pictures/hero-ram${cut}${dark ? '-dark' : ''}.svg`,
  });
};
