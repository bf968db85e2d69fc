import fs, { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Order } from '#openapi/schemas.ts';
import { type Customer, fillCart, newCustomer, order, putOnSale } from '../customer/purchases.ts';
import { signIn, type Visitor } from '../customer/visitor.ts';
import { type Sandbox, startSandbox } from '../server.ts';
import { patience } from '../testing/effort.ts';
import { orders } from './schema.ts';

const folder = mkdtempSync(join(tmpdir(), 'belier-full-'));
let sandbox: Sandbox;
let customer: Customer;
let staff: Visitor;
let productId: string;
const acknowledged: string[] = [];

beforeAll(async () => {
  sandbox = await startSandbox({ dataDir: join(folder, 'data') });
  customer = await newCustomer(sandbox);
  staff = await signIn(sandbox, 'equipe@exemple.ci');
  productId = (await putOnSale(sandbox)).id;
});

afterAll(async () => {
  await sandbox.stop();
  rmSync(folder, { recursive: true });
});

/* A new folder, whose first filling takes seconds on a busy machine. */
vi.setConfig({ hookTimeout: 120_000 * patience });
const sentence = 'Le service est momentanément indisponible. Veuillez réessayer plus tard.';
type Write = (file: number, bytes: Uint8Array, offset: number, length: number, at: number) => number;

/** A disk that is full: what makes a file grow is refused, as the system does; with `log` every write is. */
function fillDisk(kind: 'files' | 'log') {
  const writeAnyway: Write = fs.writeSync.bind(fs);
  const write: Write = (file, bytes, offset, length, at) => {
    const grows = at + length > fs.fstatSync(file).size;
    if (kind === 'files' && !grows) return writeAnyway(file, bytes, offset, length, at);
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
  };
  return vi.spyOn(fs, 'writeSync').mockImplementation(write as typeof fs.writeSync);
}

async function sendPicture(): Promise<{ status: number; message?: string }> {
  const png = new Uint8Array(120_000).map(() => Math.floor(Math.random() * 256));
  png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const body = new FormData();
  body.set('image1', new Blob([png], { type: 'image/png' }), 'animal.png');
  const answer = await fetch(`${sandbox.url}/api/v1/ecommerce/products-betails/${productId}/`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${staff.token}` },
    body,
  });
  return { status: answer.status, message: (await answer.json()).message };
}

test.each(['files', 'log'] as const)(
  'a full disk (%s) refuses writes with 503, keeps acknowledged data, and accepts writes once there is space again',
  async (kind) => {
    await fillCart(customer, productId);
    const before = await order(customer, {}, `before-${kind}`);
    await fillCart(customer, productId);
    const disk = fillDisk(kind);
    const refused = await sendPicture();
    const meanwhile = await order(customer, {}, `meanwhile-${kind}`);
    disk.mockRestore();
    expect(refused).toEqual({ status: 503, message: sentence });
    expect([201, 503]).toContain(meanwhile.status);
    expect((await sendPicture()).status).toBe(200);
    const after = await order(customer, {}, `meanwhile-${kind}`);
    expect(after.status).toBe(meanwhile.status === 201 ? 200 : 201);
    acknowledged.push(before.body.order_number, after.body.order_number);
    const { body: kept } = await customer.get<Order[]>('ecommerce/orders/');
    expect(kept.map(({ order_number }) => order_number).toSorted()).toEqual(acknowledged.toSorted());
  },
);

test('files that are broken are kept', async () => {
  await sandbox.stop();
  const dataDir = join(folder, 'data');
  const control = join(dataDir, 'database', 'global', 'pg_control');
  const right = fs.readFileSync(control);
  fs.writeFileSync(control, right.subarray(0, 100));
  await expect(startSandbox({ dataDir })).rejects.toThrow(
    /does not open .* is kept as it is in ".*database"/,
  );
  fs.writeFileSync(control, right);
  sandbox = await startSandbox({ dataDir });
  expect(await sandbox.database.$count(orders, eq(orders.user_id, customer.id))).toBe(acknowledged.length);
});
