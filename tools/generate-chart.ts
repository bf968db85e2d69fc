// machines/checkout/ -> docs/checkout.svg, as the workshop draws it. With --check: fails where the committed file differs.
import { checkoutMachine } from '#machines/checkout/checkout.ts';
import { drawChart } from '../statechart/drawing/draw.ts';
import { layOut } from '../statechart/layout/lay-out.ts';
import { readMachine } from '../statechart/model/read-machine.ts';
import { settle } from './generated-file.mjs';

const chart = readMachine(checkoutMachine, ({ type, params }) =>
  type === 'answered' ? String(params) : null,
);
const layout = await layOut(chart, { direction: 'DOWN' });
const drawing = drawChart(layout, { scheme: 'auto', title: 'The states of the checkout' });

await settle(
  new URL('../docs/checkout.svg', import.meta.url),
  `${drawing}\n`,
  'npx tsx tools/generate-chart.ts',
);
