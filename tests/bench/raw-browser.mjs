import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, findChromium } from '../../tools/chromium.mjs';

/**
 * A Chromium controlled over its pipe by JSON messages (Chrome DevTools Protocol). Testing libraries enable the `Runtime` domain,
 * which makes V8 record the stack of every Error: React creates five while it is evaluated, which would add 60 ms of blocking time.
 * Only domains that are asked for are enabled here.
 */
export async function openRawBrowser() {
  const profile = await mkdtemp(join(tmpdir(), 'belier-bench-'));
  const browser = spawn(
    await findChromium(),
    [
      ...chromiumFlags,
      '--headless=new',
      '--lang=fr-FR',
      '--remote-debugging-pipe',
      `--user-data-dir=${profile}`,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  );
  const [, , , toBrowser, fromBrowser] = browser.stdio;
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

  const send = (method, params = {}, sessionId = undefined) =>
    new Promise((resolve, reject) => {
      asked += 1;
      answers.set(asked, { method, resolve, reject });
      toBrowser.write(`${JSON.stringify({ id: asked, method, params, sessionId })}\0`);
    });

  /** A page of a context; `on` subscribes to one kind of its events until it is closed. */
  const newPage = async (browserContextId) => {
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const subscribed = [];
    return {
      send: (method, params) => send(method, params, sessionId),
      on: (method, callback) => {
        const listener = (message) => {
          if (message.sessionId === sessionId && message.method === method) callback(message.params);
        };
        subscribed.push(listener);
        listeners.add(listener);
      },
      close: async () => {
        for (const listener of subscribed) listeners.delete(listener);
        await send('Target.closeTarget', { targetId });
      },
    };
  };

  return {
    /** A new browser context. */
    newVisitor: async () => {
      const { browserContextId } = await send('Target.createBrowserContext');
      return {
        newPage: () => newPage(browserContextId),
        close: () => send('Target.disposeBrowserContext', { browserContextId }),
      };
    },
    close: async () => {
      const left = new Promise((resolve) => browser.once('exit', resolve));
      await send('Browser.close');
      await left;
      await rm(profile, { recursive: true, force: true });
    },
  };
}
