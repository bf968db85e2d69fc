import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Sandbox } from '../server.ts';
import { TestClock } from '../testing/clock.ts';
import { startForTest } from '../testing/start.ts';
import type { Sent } from './outbox-page.ts';
import { addToOutbox } from './post.ts';

let sandbox: Sandbox;
const clock = new TestClock();

beforeAll(async () => {
  sandbox = await startForTest({ now: clock.now });
  await addToOutbox(sandbox.database, clock.now(), {
    to: 'une@exemple.ci',
    channel: 'mail',
    subject: 'Bienvenue <b>ici</b>',
    text: 'Ligne & ligne',
    link: 'https://boutique.exemple.ci/account/activate/abc?de=mail',
  });
  clock.advance(1000);
  await addToOutbox(sandbox.database, clock.now(), {
    to: '+2250700000000',
    channel: 'sms',
    subject: 'Code',
    text: 'Votre code est 12345',
    code: '12345',
  });
});

afterAll(() => sandbox.stop());

const read = (accept: string) => fetch(`${sandbox.url}/sandbox/outbox`, { headers: { accept } });

test('for programs it is JSON, newest first, with code and link where there are some', async () => {
  const messages: Sent[] = await (await read('application/json')).json();
  expect(messages.slice(0, 2)).toEqual([
    {
      to: '+2250700000000',
      channel: 'sms',
      subject: 'Code',
      text: 'Votre code est 12345',
      code: '12345',
      at: '2026-11-21T10:00:01.000Z',
    },
    {
      to: 'une@exemple.ci',
      channel: 'mail',
      subject: 'Bienvenue <b>ici</b>',
      text: 'Ligne & ligne',
      link: 'https://boutique.exemple.ci/account/activate/abc?de=mail',
      at: '2026-11-21T10:00:00.000Z',
    },
  ]);
});

test('as a page it escapes its texts, and its links stay on this server', async () => {
  const response = await read('text/html');
  const page = await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('vary')).toBe('Accept, accept-encoding');
  expect(page).toContain('Bienvenue &lt;b&gt;ici&lt;/b&gt;');
  expect(page).toContain('href="/account/activate/abc?de=mail"');
  expect(page).not.toMatch(/<script|<style| style=/);
});

test.each(['pages.css', 'icon.svg', 'mark.svg'])('the page’s own %s is served', async (name) => {
  expect((await fetch(`${sandbox.url}/sandbox/assets/${name}`)).status).toBe(200);
});
