import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { setTimeout as after } from 'node:timers/promises';
import { freePort } from '../tools/network.mjs';
import { type Engine, insist, type Size, type Tab } from './tab.ts';
import { openSession, type Session } from './webdriver.ts';

const programs = { driver: '/usr/bin/WebKitWebDriver', screen: '/usr/bin/Xvfb' };
const libraries = '/usr/lib';

/** WebKitGTK's own small browser, below the folder of the machine's kind; undefined where it, its driver or a screen for it is missing. */
export function webkitProgram(): string | undefined {
  if (!Object.values(programs).every((path) => existsSync(path))) return undefined;
  const browsers = readdirSync(libraries)
    .flatMap((kind) =>
      kind.endsWith('-linux-gnu') ? readdirSync(`${libraries}/${kind}`).map((name) => `${kind}/${name}`) : [],
    )
    .filter((name) => /\/webkit2?gtk-[\d.]+$/.test(name))
    .map((name) => `${libraries}/${name}/MiniBrowser`);
  return browsers.sort().findLast((path) => existsSync(path));
}

/** How long a program may take to be ready, in ms of the wall. */
const patience = 20_000;

/** Ends what a tab was drawn by. */
const end = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill();
  await ended;
};

/**
 * A screen for one window. Nobody arranges windows there: the one under the pointer has the focus, and the pointer stands in the
 * middle, which is the last pixel of a window of that size.
 */
async function openScreen({ width, height }: Size): Promise<{ child: ChildProcess; name: string }> {
  const place = `${2 * width - 2}x${2 * height - 2}x24`;
  const child = spawn(programs.screen, ['-displayfd', '3', '-nolisten', 'tcp', '-screen', '0', place], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  let number = '';
  for await (const part of child.stdio[3] as Readable) {
    number += String(part);
    if (number.endsWith('\n')) return { child, name: `:${number.trim()}` };
  }
  throw new Error(`${programs.screen} ended before it was ready.`);
}

/** A browser of its own on a screen of its own: a driver holds one session at a time, and a session keeps nothing of the last one. */
async function openWindow(
  program: string,
  size: Size,
): Promise<{ session: Session; close: () => Promise<void> }> {
  const screen = await openScreen(size);
  const port = await freePort();
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: screen.name, LANG: 'fr_FR.UTF-8', LANGUAGE: 'fr', NO_AT_BRIDGE: '1' },
  });
  const stop = async (): Promise<void> => {
    await end(driver);
    await end(screen.child);
  };
  try {
    // A full screen is a window without bars of its own, which would make it 447 px wide at least.
    const session = await openSession(`http://127.0.0.1:${port}`, patience, {
      binary: program,
      args: ['--automation', '--full-screen'],
    });
    const close = async (): Promise<void> => {
      await session.close().catch(() => undefined);
      await stop();
    };
    return { session, close };
  } catch (reason) {
    await stop();
    throw reason;
  }
}

/** Gives a window its size: it is there a moment after it was asked for. */
async function resize({ rect, run }: Session, { width, height }: Size): Promise<void> {
  await rect({ x: 0, y: 0, width, height });
  const until = Date.now() + patience;
  for (;;) {
    const [inner, high] = await run<[number, number]>('[innerWidth, innerHeight]');
    if (inner === width && high === height) return;
    if (Date.now() > until) throw new Error(`The window is ${inner} × ${high}, not ${width} × ${height}.`);
    await after(20);
  }
}

/**
 * WebKitGTK over its WebDriver, each tab in a browser and on a screen of its own; `path` is MiniBrowser. Both sizes are exact. It
 * is in French where the machine has that language's locale, else in English: the shop asks no browser for its language. Its
 * WebDriver runs nothing before a document: the script is written into the documents on their way.
 */
export async function openWebkit(path: string): Promise<Engine> {
  const first = await openWindow(path, { width: 390, height: 844 });
  await first.close();
  return {
    name: 'webkit',
    version: first.session.version,
    newTab: async (size, script, way): Promise<Tab> => {
      way.preload(script);
      const { session, close } = await openWindow(path, size);
      try {
        await resize(session, size);
      } catch (reason) {
        await close();
        throw reason;
      }
      return {
        open: session.open,
        ask: (expression) => insist(() => session.run(expression)),
        press: session.press,
        type: session.type,
        key: (name) => session.type({ Enter: '\uE007', Home: '\uE011', Tab: '\uE004' }[name]),
        close,
      };
    },
    close: async () => undefined,
  };
}
