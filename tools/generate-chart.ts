import { checkoutMachine } from '#machines/checkout/checkout.machine.ts';
import { statechart } from '../.storybook/statechart.ts';
import { drawChart } from '../packages/statechart/drawing/draw.ts';
import { layOut } from '../packages/statechart/layout/lay-out.ts';
import { readMachine } from '../packages/statechart/model/read-machine.ts';
import { writeOrCompare } from './generated-file.mjs';

/*
 * Writes the statechart of machines/checkout/ into docs/generated/checkout.svg, in the colours of the palette. With `--check` it
 * writes nothing and fails if the file differs.
 */

const chart = readMachine(checkoutMachine, statechart.outcomeOf);
const drawn = drawChart(await layOut(chart, { direction: 'DOWN' }), {
  scheme: 'auto',
  ...(statechart.colours === undefined ? {} : { colours: statechart.colours }),
  title: 'The states of the checkout',
});
await writeOrCompare(
  new URL('../docs/generated/checkout.svg', import.meta.url),
  `${drawn}\n`,
  'npm run generate -- chart',
);
