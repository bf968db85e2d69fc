import { isLeavingKeptPage, markPage, preloadHero } from './arrival.ts';
import { page } from './device.ts';
import { emptyRestored } from './drafts.ts';

/** Does what the first paint depends on. Returns whether the scripts of the document are to run. */
export const arrive = (): boolean => {
  const dark = markPage();
  // Browsers that are too old for the shop's code keep the native behaviour only.
  if (!('CSSLayerBlockRule' in window) || isLeavingKeptPage()) return false;
  emptyRestored(page);
  preloadHero(dark);
  return true;
};
