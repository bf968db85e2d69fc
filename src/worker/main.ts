import { createAnswers } from './answers.ts';
import { createKept } from './kept.ts';

/* The service worker, built as /sw.js (tools/one-script.ts). */

declare const self: ServiceWorkerGlobalScope;

const { caches } = self;
const { origin } = self.location;
const kept = createKept({
  caches,
  origin,
  fetch: (address, init) => fetch(address, init),
  now: () => Date.now(),
});
const answerTo = createAnswers({
  ...{ kept, origin },
  fetch: (request, init) => fetch(request, init),
  after: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
});

// At once: one that ends the worker must not wait for tabs.
self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => {
  // Chromium only: where a preload fails, Firefox 153 shows its own error page in place of the worker's answer.
  if ('userAgentData' in self.navigator) event.waitUntil(self.registration.navigationPreload.enable());
  // The first page of a visit may lead on without another document.
  event.waitUntil(self.clients.claim());
});
self.addEventListener('message', (event) => {
  event.waitUntil(kept.receive(event.data));
});
self.addEventListener('fetch', (event) => {
  const { request, preloadResponse } = event;
  const answer = answerTo({ request, preloadResponse, waitUntil: (work) => event.waitUntil(work) });
  // A rejection would be logged as an error of the shop.
  if (answer !== undefined) event.respondWith(answer.catch(() => Response.error()));
});
