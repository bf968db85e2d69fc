import { expect, test } from 'vitest';
import { Visitor } from '../customer/visitor.ts';
import { runConcurrently } from '../testing/effort.ts';
import { startForTest } from '../testing/start.ts';

test('too many calls of one address end in 429 with Retry-After, also without a token or a CSRF header; pages are not counted', async () => {
  const limited = await startForTest({ settings: { callsPerMinute: 60 } });
  const visitor = new Visitor(limited);
  const answers = await runConcurrently(80, () => visitor.get('ecommerce/orders/'));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(20);
  const forged = { headers: { cookie: 'csrftoken=a' } };
  const { status, headers, body } = await visitor.post('ecommerce/panier/', {}, forged);
  expect([status, body.code]).toEqual([429, 'too_many_calls']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await fetch(`${limited.url}/sandbox/outbox`)).status).toBe(200);
  await limited.stop();
});
