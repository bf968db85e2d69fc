import { preload } from './arrival.ts';
import { arrive } from './arrive.ts';
import { page } from './device.ts';

/** Asks, in parallel with the scripts, for the calls of a shell's page. */
const preloadCalls = (): void => {
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
};

// The other part follows at once.
if (arrive()) {
  preloadCalls();
  window.held = [];
}
