import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const mostBytes = 5_000_000;
const mostRedirects = 3;

/** The content of a response; throws as soon as it is longer than a picture may be, whatever its length was said to be. */
async function bodyOf(response) {
  const parts = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > mostBytes) throw new Error('is larger than 5 MB');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function fetchWithin(address, signal, redirects = 0) {
  const response = await fetch(address, { signal, redirect: 'manual' });
  const location = response.headers.get('location');
  if (response.status >= 300 && response.status < 400 && location !== null) {
    await response.body?.cancel();
    const next = new URL(location, address);
    if (next.origin !== new URL(address).origin) throw new Error('is redirected to another host');
    if (redirects === mostRedirects) throw new Error('is redirected too often');
    return fetchWithin(next.href, signal, redirects + 1);
  }
  if (!response.ok) throw new Error(`is answered with ${response.status}`);
  return bodyOf(response);
}

/**
 * The content of a picture: a file of the shop, or a URL (http or https), which is read from its own origin only. Throws for one
 * of more than 5 MB, and after `wait` ms.
 * @param {string} source
 */
export async function readPicture(source, wait = 10_000) {
  if (!/^https?:/.test(source)) return readFile(source);
  const signal = AbortSignal.timeout(wait);
  return fetchWithin(source, signal).catch((error) => {
    throw signal.aborted ? new Error(`has not come within ${wait / 1000} s`) : error;
  });
}

/**
 * The process that decodes pictures of the provider, started by the first. `draw`: the picture as a PNG that covers `size`, in px;
 * throws for one that cannot be drawn, and after `wait` ms.
 */
export function pictureDecoder() {
  let child;
  let settle;
  let turn = Promise.resolve();
  const nextAnswer = () =>
    new Promise((resolve) => {
      settle = resolve;
    });
  const close = () => child?.kill('SIGKILL');
  const start = () => {
    child = fork(join(import.meta.dirname, 'draw-picture.mjs'), {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    child.on('message', (answer) => settle(answer));
    child.once('exit', () => {
      child = undefined;
      settle({ fault: 'takes too long or too much memory' });
    });
    return nextAnswer();
  };
  const drawNow = async (content, size, wait) => {
    if (child === undefined) await start();
    if (child === undefined) throw new Error('finds no decoder');
    const answer = nextAnswer();
    const timer = setTimeout(close, wait);
    child.send({ content, size });
    const { png, fault } = await answer;
    clearTimeout(timer);
    if (png === undefined) throw new Error(fault);
    return Buffer.from(png);
  };
  const draw = (content, size, wait = 10_000) => {
    const drawn = turn.then(() => drawNow(content, size, wait));
    turn = drawn.catch(() => {});
    return drawn;
  };
  return { draw, close };
}
