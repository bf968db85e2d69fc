import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { type Fault, strikeOf } from './faults.ts';
import { withScript } from './preloaded.ts';
import type { Way } from './tab.ts';

/** A request as the proxy saw it. */
export type Asked = { method: string; url: string; body: string; status: number };

/**
 * The line of one visit at a time: a proxy before the sandbox, on a port of its own. Its time is that of its visit: real time,
 * and what was moved on.
 */
export type Line = Way & {
  /** Root of the shop as this line leads to it. */
  url: string;
  /** Puts a script into every page that comes by this line from now on, in this visit and the next ones. */
  preload: (script: string) => void;
  /** A new visit: nothing is known of the last one, and this file (a path, null for none) gets this fault. */
  begin: (path: string | null, fault: Fault) => void;
  /** The file comes from now on, and what is held is let go. */
  heal: () => void;
  /** Moves the visit's time on, in ms. */
  move: (ms: number) => void;
  /** The visit's time, in ms. */
  now: () => number;
  /** Resolves when nothing has been under way but what the fault holds for so many ms of the wall; after some seconds all the same. */
  quiet: (calm?: number) => Promise<void>;
  /** Everything that was asked for in this visit, oldest first. */
  asked: () => readonly Asked[];
  close: () => Promise<void>;
};

/** The folder under which the other version of the shop has its files. */
const otherVersion = '/assets/other-version/';
/** A script is no page: what a hotel's network answers, and what only begins like a script. */
const garbage = {
  'text/html; charset=utf-8':
    '<!doctype html><title>Connexion</title><p>Acceptez les conditions du réseau.</p>',
  'text/javascript; charset=utf-8': 'const a = {;\n<<<<<<<\n',
};
/** A page of the shop; scripts ask for one too, to see whether there is another version. */
const isPage = (path: string): boolean => !/^\/(?:api|assets|media|sandbox)\/|\.[a-z\d]+$/.test(path);
const htmlNames = /(\b(?:src|href)=")\/assets\/(?=[^"]+\.js")/g;
const scriptNames = /(["'`/])assets\/(?=[\w.-]+\.js)/g;

/** How long a quiet line is waited for, and for how long nothing is under way then, in ms of the wall. */
const patience = 5000;
const briefly = 15;

const bodyOf = async (message: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts);
};

/** Opens a line to a sandbox. */
export async function openLine(sandbox: string): Promise<Line> {
  const { hostname, port } = new URL(sandbox);
  const agent = new Agent({ keepAlive: true });
  let visit = freshVisit(null, 'refused for ever');
  let underWay = 0;
  let preloaded: string | null = null;

  const forward = (incoming: IncomingMessage, body: Buffer, path: string, isPlain: boolean) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const { connection: _connection, ...headers } = incoming.headers;
      const passed = ask(
        {
          agent,
          hostname,
          port,
          path,
          method: incoming.method,
          headers: isPlain ? { ...headers, 'accept-encoding': 'identity' } : headers,
        },
        resolve,
      );
      passed.on('error', reject);
      passed.end(body);
    });

  async function handle(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const here = visit;
    const url = incoming.url ?? '/';
    const [path = ''] = url.split('?');
    const body = await bodyOf(incoming);
    const entry = { method: incoming.method ?? 'GET', url, body: body.toString(), status: 0 };
    here.asked.push(entry);
    // Each answer ends its connection: a browser asks a second time by itself where one that it kept breaks.
    answer.setHeader('connection', 'close');
    const strike = path === here.path && !here.isHealed ? here.strike() : { how: 'pass' as const };
    if (strike.how === 'refuse') return void incoming.socket.destroy();
    if (strike.how === 'hold') {
      underWay -= 1;
      await here.until(strike.ms);
      underWay += 1;
    }
    if (strike.how === 'missing') {
      entry.status = 404;
      return void answer
        .writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-cache' })
        .end('404');
    }
    if (strike.how === 'garbage') {
      const [type, text] = Object.entries(garbage)[here.turns % 2] ?? ['', ''];
      return void answer.writeHead(200, { 'content-type': type, 'cache-control': 'no-cache' }).end(text);
    }
    const isOther = path.startsWith(otherVersion);
    if (isPage(path)) here.documents += 1;
    const isReplaced = isPage(path) && here.isReplaced;
    const script = isPage(path) ? preloaded : null;
    const isRewritten = isOther || isReplaced || script !== null;
    const passed = await forward(
      incoming,
      body,
      url.replace(otherVersion, '/assets/'),
      isRewritten || strike.how === 'cut',
    );
    entry.status = passed.statusCode ?? 0;
    const { connection: _connection, 'transfer-encoding': _encoding, ...headers } = passed.headers;
    // Of a page that is as the browser has it there is nothing to write into.
    if (entry.status === 304 || (!isRewritten && strike.how !== 'cut')) {
      answer.writeHead(entry.status, headers);
      passed.pipe(answer);
      return;
    }
    let text = (await bodyOf(passed)).toString();
    if (strike.how === 'cut') text = text.slice(0, text.length / 2);
    else if (isOther) text = text.replace(scriptNames, '$1assets/other-version/');
    else if (isReplaced) text = text.replace(htmlNames, `$1${otherVersion}`);
    if (script !== null) text = withScript(text, script);
    const sent = Buffer.from(text);
    answer.writeHead(entry.status, { ...headers, 'content-length': sent.length }).end(sent);
  }

  const server = createServer((incoming, answer) => {
    underWay += 1;
    answer.on('close', () => {
      underWay -= 1;
    });
    handle(incoming, answer).catch(() => answer.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    begin: (path, fault) => {
      visit.letGo();
      visit = freshVisit(path, fault);
    },
    preload: (script) => {
      preloaded = script;
    },
    heal: () => {
      visit.isHealed = true;
      visit.letGo();
    },
    move: (ms) => visit.move(ms),
    now: () => visit.now(),
    quiet: async (calm = briefly) => {
      const end = Date.now() + patience;
      let since = Date.now();
      while (Date.now() - since < calm && Date.now() < end) {
        await after(4);
        if (underWay > 0) since = Date.now();
      }
    },
    asked: () => visit.asked,
    close: async () => {
      visit.letGo();
      server.closeAllConnections();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What a line knows of its visit. */
function freshVisit(path: string | null, fault: Fault) {
  const began = Date.now();
  let moved = 0;
  let first: number | undefined;
  const waiting = new Set<{ at: number; go: () => void }>();
  const now = (): number => Date.now() - began + moved;
  const letGo = (before: number): void => {
    for (const one of waiting) {
      if (one.at > before) continue;
      waiting.delete(one);
      one.go();
    }
  };
  return {
    path,
    isHealed: false,
    documents: 0,
    turns: 0,
    asked: [] as Asked[],
    /** Whether a document that is asked for now belongs to the other version. */
    get isReplaced(): boolean {
      return fault === '404 of another version' && this.documents > 1;
    },
    strike() {
      this.turns += 1;
      first ??= now();
      return strikeOf(fault, this.turns, now() - first);
    },
    now,
    move: (ms: number) => {
      moved += ms;
      letGo(now());
    },
    /** Resolves in so many ms of the visit. */
    until: (ms: number) =>
      new Promise<void>((go) => {
        const one = { at: now() + ms, go };
        waiting.add(one);
        const timer = setTimeout(() => letGo(now()), ms);
        timer.unref();
      }),
    letGo: () => letGo(Number.POSITIVE_INFINITY),
  };
}
