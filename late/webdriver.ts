import { setTimeout as after } from 'node:timers/promises';

/** A session of a WebDriver (W3C), as far as a tab needs it. */
export type Session = {
  version: string;
  /** Begins to open an address, and does not wait for it. */
  open: (address: string) => Promise<void>;
  rect: (place: { x: number; y: number; width: number; height: number }) => Promise<void>;
  /** What an expression comes to in the page; a promise is waited for. */
  run: <Answer>(expression: string) => Promise<Answer>;
  press: (x: number, y: number, times: number, ms?: number) => Promise<void>;
  /** Presses the key of each character; those of Unicode's private use stand for keys without one. */
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
};

/** What a WebKitGTK driver starts. */
type Browser = { binary: string; args: readonly string[] };

/** How long an expression may take in a page, and any call of the driver, in ms of the wall. */
const limits = { script: 15_000, call: 60_000 };

type Answered = { value: { error?: string; message?: string } | null };

async function call<Answer>(
  method: 'GET' | 'POST' | 'DELETE',
  address: string,
  body?: object,
): Promise<Answer> {
  const answer = await fetch(address, {
    method,
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(limits.call),
    body: body === undefined ? null : JSON.stringify(body),
  });
  const { value } = (await answer.json()) as Answered;
  if (!answer.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value as Answer;
}

/** Tells a promise's end, or its failure, to the driver, which waits for it. */
const answering = (expression: string): string =>
  'const tell = arguments[arguments.length - 1];' +
  `(async () => (${expression}))().then((value) => tell({ value }), (reason) => tell({ failure: String(reason) }));`;

/** Opens a session of a driver that is just being started at `root`, once it is ready. */
export async function openSession(root: string, patience: number, browser: Browser): Promise<Session> {
  const isReady = (): Promise<boolean> =>
    call('GET', `${root}/status`)
      .then(() => true)
      .catch(() => false);
  for (const until = Date.now() + patience; !(await isReady()); await after(20)) {
    if (Date.now() > until) throw new Error(`No driver is ready at ${root}.`);
  }
  const { sessionId, capabilities } = await call<{
    sessionId: string;
    capabilities: { browserVersion: string };
  }>('POST', `${root}/session`, {
    capabilities: {
      alwaysMatch: {
        pageLoadStrategy: 'none',
        unhandledPromptBehavior: 'accept',
        timeouts: { script: limits.script },
        'webkitgtk:browserOptions': browser,
      },
    },
  });
  const session = `${root}/session/${sessionId}`;
  const post = (path: string, body: object): Promise<unknown> => call('POST', `${session}/${path}`, body);
  const act = (id: string, actions: readonly object[], more: object): Promise<unknown> =>
    post('actions', { actions: [{ id, actions, ...more }] });
  return {
    version: capabilities.browserVersion,
    open: async (url) => void (await post('url', { url })),
    rect: async (place) => void (await post('window/rect', place)),
    run: async <Answer>(expression: string): Promise<Answer> => {
      const script = answering(expression);
      const reply = (await post('execute/async', { script, args: [] })) as {
        value?: Answer;
        failure?: string;
      };
      if (reply.failure !== undefined) throw new Error(reply.failure);
      return reply.value as Answer;
    },
    press: async (x, y, times, ms = 0) => {
      const button = { button: 0 };
      const once = [
        { type: 'pointerDown', ...button },
        ...(ms > 0 ? [{ type: 'pause', duration: ms }] : []),
        { type: 'pointerUp', ...button },
      ];
      const move = { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) };
      const presses = Array.from({ length: times }, () => once).flat();
      await act('mouse', [move, ...presses], { type: 'pointer', parameters: { pointerType: 'mouse' } });
    },
    type: async (text) => {
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      if (keys.length > 0) await act('keys', keys, { type: 'key' });
    },
    close: async () => void (await call('DELETE', session)),
  };
}
