import { createAnswers } from './answers.ts';
import { createKept } from './kept.ts';

/* The service worker, built as /sw.js (tools/one-script.ts). */

declare const self: ServiceWorkerGlobalScope;

const { origin } = self.location;
const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));
const line = { origin, after, fetch: (asked: RequestInfo, init?: RequestInit) => fetch(asked, init) };
const kept = createKept({ ...line, caches: self.caches, now: () => Date.now() });
const answerTo = createAnswers({ ...line, kept });

// At once: what an older worker kept is read in the same way, and one that ends the worker must not wait for tabs.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  // Chromium only: where a preload fails, Firefox 153 shows its own error page in place of the worker's answer.
  if ('userAgentData' in self.navigator) event.waitUntil(self.registration.navigationPreload.enable());
});
self.addEventListener('message', (event) => {
  event.waitUntil(kept.receive(event.data));
});
self.addEventListener('fetch', (event) => {
  const answer = answerTo(event);
  // A rejection would be logged as an error of the shop.
  if (answer !== undefined) event.respondWith(answer.catch(() => Response.error()));
});
