const ms = (value) => (value === null ? '–' : Math.round(value).toString());
const kB = (bytes) => (bytes / 1000).toFixed(1);
const row = (cells) => `| ${cells.join(' | ')} |`;
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** A row for each page of each shop, with its floor. */
const times = (measured) =>
  Object.entries(measured)
    .toSorted(([one], [other]) => one.split(' ')[0].localeCompare(other.split(' ')[0]))
    .map(([key, { fcp, lcp, tbt, cls, bytes, requests, ready }]) => {
      const [page, target] = key.split(/ (.*)/s);
      const name = target === 'again' ? 'shop, second visit' : target;
      const hydrated = ready === 0 ? '–' : ms(ready);
      return [page, name, ms(fcp), ms(lcp), ms(tbt), cls.toFixed(3), kB(bytes), requests, hydrated];
    });

/** A row for each press on each shop. */
const presses = (awake) =>
  awake
    .filter(({ again }) => again)
    .map(({ press, target, ms: time, had, of: all }) => {
      const once = awake.find((one) => one.press === press && one.target === target && !one.again);
      return [press, target, ms(time), ms(once.ms), `${had} of ${all}, ${once.had} of ${once.of}`];
    });

/** The bench's result as Markdown: medians of each page, then of each press. */
export function writeReport({ when, runs, profile, measured, newVersions, tours, awake }) {
  const weights = [
    ...Object.entries(tours)
      .filter(([, tour]) => tour !== null)
      .map(([target, { bytes, requests }]) => [
        `five pages: home, list, two animals, cart (${target})`,
        kB(bytes),
        requests,
      ]),
    ...newVersions.map(({ version, files }) => [
      `home’s scripts anew (gzip), after a version ${version}`,
      kB(files.reduce((sum, { gzip }) => sum + gzip, 0)),
      files.length,
    ]),
  ];
  return `# How fast the shop arrives

${when}: medians of ${runs} at ${profile.width} px, 1.6 Mbit/s, ${profile.latency} ms, CPU ${profile.slowdown} times slower, in turns in one run
(\`npm run bench -- --runs ${runs}\`). Times in ms, sizes in kB (1000 bytes) over the wire, with headers. The *floor* is the same page without a
script. Compare within one run: times on a shared machine differ by a third from run to run. Missed goals, and attempts:
[missed.md](missed.md); a catalogue that grows: [catalogue.md](catalogue.md).

## Pages
${table(['page', 'measured', 'FCP', 'LCP', 'TBT', 'CLS', 'kB', 'requests', 'hydrated'], times(measured))}

## Presses
Time from the start of navigation to the visible effect of a press; a pending mark does not count. Pressed each
100 ms from the first paint on, or once, at the first paint.

${table(['press', 'measured', 'each 100 ms', 'once', 'had an effect'], presses(awake))}

## Weight
${table(['what', 'kB', 'requests'], weights)}
`;
}
