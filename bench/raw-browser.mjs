import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, findChromium } from '../tools/chromium.mjs';

/**
 * A Chromium spoken to over its pipe, one JSON message after another (Chrome DevTools Protocol). A testing library turns on the
 * `Runtime` domain, and with it V8 keeps where every Error was made: React makes five while it is evaluated, which blocks
 * this page for 60 ms that no shopper's phone knows. Nothing is turned on here but what is asked for.
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

  /** A page of a context; `on` hears one kind of its events until it is closed. */
  const newPage = async (browserContextId) => {
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const heard = [];
    return {
      send: (method, params) => send(method, params, sessionId),
      on: (method, hear) => {
        const listener = (message) => {
          if (message.sessionId === sessionId && message.method === method) hear(message.params);
        };
        heard.push(listener);
        listeners.add(listener);
      },
      close: async () => {
        for (const listener of heard) listeners.delete(listener);
        await send('Target.closeTarget', { targetId });
      },
    };
  };

  return {
    /** A visitor who was never here before. */
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
