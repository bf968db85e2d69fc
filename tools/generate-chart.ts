import { readFile, writeFile } from 'node:fs/promises';
import { exit } from 'node:process';
import { checkoutMachine } from '#machines/checkout/checkout.ts';
import { drawChart } from '../statechart/drawing/draw.ts';
import { layOut } from '../statechart/layout/lay-out.ts';
import { readMachine } from '../statechart/model/read-machine.ts';

/** docs/checkout.svg: the checkout's chart, as the workshop draws it. With `--check` it only compares. */
const file = new URL('../docs/checkout.svg', import.meta.url);

const chart = readMachine(checkoutMachine, ({ type, params }) =>
  type === 'answered' ? String(params) : null,
);
const drawing = `${drawChart(await layOut(chart, { direction: 'DOWN' }), { scheme: 'auto', title: 'The states of the checkout' })}\n`;

const committed = await readFile(file, 'utf8').catch(() => '');
if (committed === drawing) {
  console.log('docs/checkout.svg is up to date');
} else if (process.argv.includes('--check')) {
  console.error('docs/checkout.svg is out of date: run `npm run generate`');
  exit(1);
} else {
  await writeFile(file, drawing);
  console.log('docs/checkout.svg written');
}
