import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, findChromium } from '../../tools/chromium.mjs';

/** Rejects if the promise is not settled within `ms`. */
export function within(ms, what, promise) {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what}: nothing within ${ms / 1000} s`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** The limit of each answer of the browser, in ms. */
const longest = 30_000;

/**
 * A Chromium controlled over its pipe by JSON messages (Chrome DevTools Protocol). Testing libraries enable the `Runtime` domain,
 * which makes V8 record the stack of every Error: React creates five while it is evaluated, which would add 60 ms of blocking time.
 * Only domains that are asked for are enabled here.
 */
export async function openRawBrowser() {
  const profile = await mkdtemp(join(tmpdir(), 'belier-bench-'));
  const flags = ['--headless=new', '--lang=fr-FR', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const browser = spawn(await findChromium(), [...chromiumFlags, ...flags], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , toBrowser, fromBrowser] = browser.stdio;
  // One that has ended: each answer has its limit.
  toBrowser.on('error', () => undefined);
  const answers = new Map();
  const listeners = new Set();
  let asked = 0;
  let unread = '';
  fromBrowser.setEncoding('utf8').on('data', (text) => {
    const messages = (unread + text).split('\0');
    unread = messages.pop();
    for (const message of messages.map((one) => JSON.parse(one))) {
      const answer = answers.get(message.id);
      answers.delete(message.id);
      if (answer === undefined) for (const hear of listeners) hear(message);
      else if (message.error === undefined) answer.resolve(message.result);
      else answer.reject(new Error(`${answer.method}: ${message.error.message}`));
    }
  });

  const send = (method, params = {}, sessionId = undefined) => {
    asked += 1;
    const id = asked;
    const answer = new Promise((resolve, reject) => answers.set(id, { method, resolve, reject }));
    toBrowser.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return within(longest, method, answer);
  };

  /** A page of a context. */
  const newPage = async (browserContextId) => {
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const sendTo = (method, params) => send(method, params, sessionId);
    await sendTo('Page.enable');
    return {
      send: sendTo,
      /** The value of an expression in the page, or what its promise resolves to. */
      read: async (expression) => {
        const asking = { expression, returnByValue: true, awaitPromise: true };
        const { result, exceptionDetails } = await sendTo('Runtime.evaluate', asking);
        if (exceptionDetails)
          throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
        return result.value;
      },
      /** Opens an address, and resolves at the page's load event. */
      open: async (url) => {
        let hear;
        const loaded = new Promise((resolve) => {
          hear = (message) => {
            if (message.sessionId === sessionId && message.method === 'Page.loadEventFired') resolve();
          };
        });
        listeners.add(hear);
        try {
          await sendTo('Page.navigate', { url });
          await within(longest, url, loaded);
        } finally {
          listeners.delete(hear);
        }
      },
      close: () => send('Target.closeTarget', { targetId }),
    };
  };

  return {
    /** Works with a new page of a new browser context, which is closed in any case. */
    visitor: async (work) => {
      const { browserContextId } = await send('Target.createBrowserContext');
      try {
        return await work(() => newPage(browserContextId));
      } finally {
        await send('Target.disposeBrowserContext', { browserContextId }).catch(() => undefined);
      }
    },
    close: async () => {
      browser.kill('SIGKILL');
      await new Promise((resolve) =>
        (browser.exitCode ?? browser.signalCode) === null ? browser.once('exit', resolve) : resolve(),
      );
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
