import { median, profile } from './visit.mjs';

const row = (cells) => `| ${cells.join(' | ')} |`;
const spelled = (value) => (value < 20 ? Number(value.toFixed(1)) : Math.round(value)).toString();

/** A median, its range, and how many measurements failed. */
function cellOf(values = []) {
  const numbers = values.filter(Number.isFinite);
  const failed = values.length - numbers.length;
  const said = failed === 0 ? [] : [`${failed} of ${values.length} failed`];
  if (numbers.length > 0) said.unshift(spelled(median(numbers)));
  if (numbers.length > 1)
    said[0] += ` (${[Math.min, Math.max].map((of) => spelled(of(...numbers))).join('–')})`;
  return said.join(', ') || '–';
}

/** The measurements, a map of rows to columns to values, as one table of Markdown. */
export function reportOf(seen, columns, rounds) {
  const rows = Array.from(seen, ([name, values]) =>
    row([name, ...columns.map((one) => cellOf(values[one]))]),
  );
  return `# How fast the shop arrives

${new Date().toISOString().slice(0, 10)}, \`npm run bench\`: medians (and ranges) of ${rounds} runs, in turns, at ${profile.width} px, 1.6 Mbit/s, ${profile.latency} ms, CPU ${profile.slowdown} times
slower. Times in ms. Sizes are kB (1000 bytes) at the server's sockets, the service worker's requests included, photographs of the
provider apart. *floor*: the same page without a script. *early*: a press each 100 ms from the first paint on, from the start of
navigation until its effect is visible; a pending mark does not count. *press*: from a customer's press to the next paint, the line not
slowed. Compare within one run: times on a shared machine differ by a third from run to run. Missed goals, and attempts:
[missed.md](missed.md); a catalogue that grows: [catalogue.md](catalogue.md).

${[row(['measured', ...columns]), row(['---', ...columns.map(() => '---')]), ...rows].join('\n')}
`;
}
