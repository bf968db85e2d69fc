import { isLeavingKeptPage, markPage, preloadHero } from './arrival.ts';
import { page } from './device.ts';
import { emptyRestored } from './drafts.ts';
import { holdEvents } from './held.ts';

// Runs before the first paint, inlined in the document's head (tools/page-files.ts): what the paint depends on. The rest (main.ts)
// may stand behind the first screen.
const dark = markPage();
// Browsers that are too old for the shop's code keep the native behaviour only.
if ('CSSLayerBlockRule' in window && !isLeavingKeptPage()) {
  emptyRestored(page);
  preloadHero(dark);
  window.held = holdEvents();
}
