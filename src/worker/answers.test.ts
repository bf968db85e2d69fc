import { expect, it } from 'vitest';
import { createAnswers, longestWait } from './answers.ts';
import { origin } from './testing/fake-shop.ts';

type Given = { method?: string; mode?: string; cache?: string; destination?: string };

/** A request as the browser sends it: programs cannot make a navigation. */
const request = (path: string, given: Given = {}) =>
  ({
    url: new URL(path, origin).href,
    method: 'GET',
    mode: 'cors',
    cache: 'default',
    destination: '',
    ...given,
  }) as Request;
const navigation = (path: string, given: Given = {}) =>
  request(path, { mode: 'navigate', destination: 'document', ...given });
const image = (path: string) => request(path, { mode: 'no-cors', destination: 'image' });

/** The worker's answers with a line that answers, fails or is silent, and what is kept. */
function worker() {
  const line = { answer: (): Promise<Response> => Promise.resolve(new Response('network')) };
  const asked: string[] = [];
  const kept = new Map<string, string>();
  let pass = (): void => undefined;
  const waits: number[] = [];
  const find = async ({ pathname }: URL) => {
    const text = kept.get(pathname);
    return text === undefined ? undefined : new Response(text);
  };
  const answers = createAnswers({
    kept: { pageAt: find, shellAt: () => find(new URL('/kept-shell', origin)), fileAt: find },
    origin,
    fetch: ({ url }) => {
      asked.push(url.replace(origin, ''));
      return line.answer();
    },
    after: (ms) => {
      waits.push(ms);
      return new Promise((resolve) => {
        pass = () => resolve(undefined);
      });
    },
  });
  const lost = () => Promise.reject(new TypeError('offline'));
  return {
    ...{ answers, asked, kept, line, waits },
    lose: () => {
      line.answer = lost;
    },
    hang: () => {
      line.answer = () => new Promise(() => undefined);
    },
    pass: () => pass(),
    text: async (asking: Request, preloadResponse?: Promise<Response | undefined>) =>
      (await answers(preloadResponse ? { request: asking, preloadResponse } : { request: asking }))?.text(),
  };
}

it.each([
  ['another method', navigation('/shop', { method: 'POST' })],
  ['no-store', request('/assets/a-1.js', { cache: 'no-store' })],
  ['reload', request('/assets/a-1.js', { cache: 'reload' })],
  ['a call', request('/api/v1/ecommerce/panier/')],
  ['a call of another host', request('https://api.test/v1/ecommerce/products-betails/')],
  ['a file that another host calls assets', request('https://api.test/assets/a.js')],
])('%s is left alone', (_, asking) => {
  const { answers, asked } = worker();
  expect(answers({ request: asking })).toBeUndefined();
  expect(asked).toEqual([]);
});

it('a document comes from the network while it answers, be it with an error', async () => {
  const { kept, line, text, waits } = worker();
  kept.set('/shop', 'kept');
  expect(await text(navigation('/shop'))).toBe('network');
  line.answer = async () => new Response('broken', { status: 503 });
  expect(await text(navigation('/shop'))).toBe('broken');
  expect(waits).toEqual([longestWait, longestWait]);
  expect(longestWait).toBe(8000);
});

it('a preloaded answer is the network’s', async () => {
  const { asked, text } = worker();
  expect(await text(navigation('/shop'), Promise.resolve(new Response('preloaded')))).toBe('preloaded');
  expect(asked).toEqual([]);
  expect(await text(navigation('/shop'), Promise.resolve(undefined))).toBe('network');
  // Not asked for twice, and nothing is kept for it.
  expect(await text(navigation('/sandbox/outbox'), Promise.resolve(new Response('preloaded')))).toBe(
    'preloaded',
  );
});

it('without a line a kept document is shown at once; without one the network’s failure', async () => {
  const { kept, lose, text } = worker();
  kept.set('/shop', 'kept');
  lose();
  expect(await text(navigation('/shop'))).toBe('kept');
  await expect(text(navigation('/product/1'))).rejects.toThrow('offline');
  await expect(text(navigation('/sandbox/outbox'))).rejects.toThrow('offline');
});

it('a line that stays silent shows a kept document when the wait is over, else the late answer', async () => {
  const { hang, kept, line, pass, text } = worker();
  kept.set('/shop', 'kept');
  hang();
  const shown = text(navigation('/shop'));
  pass();
  expect(await shown).toBe('kept');
  let come = (_: Response): void => undefined;
  line.answer = () =>
    new Promise((resolve) => {
      come = resolve;
    });
  const late = text(navigation('/product/1'));
  await Promise.resolve();
  pass();
  await new Promise(setImmediate);
  come(new Response('late'));
  expect(await late).toBe('late');
});

it('the shell is shown once the line has failed, not while it is silent', async () => {
  const { hang, kept, line, lose, pass, text } = worker();
  kept.set('/kept-shell', 'shell');
  lose();
  expect(await text(navigation('/checkout'))).toBe('shell');
  let come = (_: Response): void => undefined;
  hang();
  line.answer = () =>
    new Promise((resolve) => {
      come = resolve;
    });
  const late = text(navigation('/checkout'));
  await Promise.resolve();
  pass();
  await new Promise(setImmediate);
  come(new Response('late'));
  expect(await late).toBe('late');
});

it('an address that the shop does not have shows the shell without a line, too', async () => {
  const { kept, lose, text } = worker();
  kept.set('/kept-shell', 'shell');
  expect(await text(navigation('/nope'))).toBe('network');
  lose();
  expect(await text(navigation('/nope'))).toBe('shell');
});

it('the cart, which the device has, is shown on a silent line', async () => {
  const { hang, kept, pass, text } = worker();
  kept.set('/kept-shell', 'shell');
  hang();
  const shown = text(navigation('/cart/'));
  pass();
  expect(await shown).toBe('shell');
});

it('a reload waits for a silent line, so that it leads out of a kept page; a failed one shows it again', async () => {
  const { kept, line, lose, text, waits } = worker();
  kept.set('/shop', 'kept');
  const reload = navigation('/shop', { cache: 'no-cache' });
  line.answer = async () => new Response('current');
  expect(await text(reload)).toBe('current');
  expect(waits).toEqual([]);
  lose();
  expect(await text(reload)).toBe('kept');
});

it('what is kept that cannot be read is as nothing kept', async () => {
  const { lose, answers } = worker();
  lose();
  const broken = createAnswers({
    kept: {
      pageAt: () => Promise.reject(new Error('broken')),
      shellAt: () => Promise.reject(new Error('broken')),
      fileAt: () => Promise.reject(new Error('broken')),
    },
    origin,
    fetch: async () => new Response('network'),
    after: () => new Promise(() => undefined),
  });
  for (const asking of [navigation('/shop'), request('/assets/a-1.js'), image('/pictures/ram.svg')])
    expect(await (await broken({ request: asking }))?.text()).toBe('network');
  await expect(answers({ request: image('/pictures/ram.svg') })).rejects.toThrow('offline');
});

it('files of a build come from what is kept; pictures from the network until the line is lost', async () => {
  const { asked, hang, kept, line, pass, text } = worker();
  for (const path of ['/assets/a-1.js', '/pictures/ram.svg', '/shop']) kept.set(path, 'kept');
  expect(await text(request('/assets/a-1.js'))).toBe('kept');
  expect(await text(request('/assets/b-1.js'))).toBe('network');
  expect(await text(image('/pictures/ram.svg'))).toBe('network');
  const answer = line.answer;
  line.answer = () => Promise.reject(new TypeError('offline'));
  expect(await text(image('/pictures/ram.svg'))).toBe('kept');
  // A document that was waited for in vain: no picture of it is waited for, until something answers.
  hang();
  const shown = text(navigation('/shop'));
  pass();
  await shown;
  asked.length = 0;
  expect(await text(image('/pictures/ram.svg'))).toBe('kept');
  expect(asked).toEqual([]);
  line.answer = answer;
  expect(await text(image('/pictures/other.svg'))).toBe('network');
  expect(await text(image('/pictures/ram.svg'))).toBe('network');
});
