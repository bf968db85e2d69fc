/** What a page may cost at most, as a ratio to the yardstick's own number in the same run, and to the page's own floor. */
export const goals = {
  home: { fcp: 0.6, lcp: 0.9, tbt: 1 / 3, scripts: 108_000 },
  list: { fcp: 0.78, lcp: 0.9, tbt: 0.5, scripts: 112_000 },
  product: { fcp: 0.88, lcp: 1.2, tbt: 0.5, scripts: 112_000 },
};
export const floorGoals = { fcp: 1.25, lcp: 1.25, tbtBeyond: 50 };
export const mostFiles = 8;
/** What somebody who was here before receives of a new version on the home page, in bytes. */
export const mostAnew = 40_000;
export const mostShift = 0.02;
/** What comes over the wire at most, in bytes with headers, and in how many requests. Scripts are bytes of gzip. */
export const weightGoals = {
  home: { bytes: 220_000, requests: 30 },
  tour: { bytes: 250_000, requests: 45 },
  again: 8_000,
  fonts: 36_000,
  scripts: 160_000,
};

const ms = (value) => Math.round(value).toString();
const kB = (bytes) => (bytes / 1000).toFixed(1);
const ratio = (one, other) => (other === 0 ? '–' : (one / other).toFixed(2));
const row = (cells) => `| ${cells.join(' | ')} |`;
const table = (head, rows) => [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const verdict = (isMet) => (isMet ? 'met' : '**missed**');

/** A line for each press on each shop, as a multiple of the floor's time in the same run. */
const awakeRows = (awake) =>
  awake
    .filter(({ again }) => again)
    .map(({ press, target, ms: time, had, of: all }) => {
      const other = (name, again) =>
        awake.find((one) => one.press === press && one.target === name && one.again === again);
      const floor = other('floor', true)?.ms ?? null;
      const once = other(target, false);
      return [
        press,
        target,
        time === null ? '–' : ms(time),
        time === null || floor === null ? '–' : ratio(time, floor),
        once.ms === null ? '–' : ms(once.ms),
        `${had} of ${all}, ${once.had} of ${once.of}`,
      ];
    });

/** The bench's result as Markdown, ratios first; `missed` says what was tried for what it shows as missed. */
export function writeReport({
  when,
  runs,
  profile,
  peers,
  measured,
  scripts,
  newVersions,
  tours,
  awake,
  interactions,
  missed,
}) {
  const pages = Object.keys(goals);
  const of = (page, target) => measured[`${page} ${target}`];
  const ratios = pages.flatMap((page) => {
    const [shop, yard, floor] = ['shop', 'yardstick', 'floor'].map((target) => of(page, target));
    const { fcp, lcp, tbt } = goals[page];
    const line = (name, value, base, most) => [
      page,
      name,
      ratio(value, base),
      most.toFixed(2),
      base === 0 && value > 0 ? 'no ratio: its own is 0' : verdict(value <= most * base),
    ];
    return [
      line('FCP to the yardstick', shop.fcp, yard.fcp, fcp),
      line('LCP to the yardstick', shop.lcp, yard.lcp, lcp),
      line('TBT to the yardstick', shop.tbt, yard.tbt, tbt),
      line('FCP to its own floor', shop.fcp, floor.fcp, floorGoals.fcp),
      line('LCP to its own floor', shop.lcp, floor.lcp, floorGoals.lcp),
      [
        page,
        'TBT beyond its own floor, ms',
        ms(shop.tbt - floor.tbt),
        floorGoals.tbtBeyond,
        verdict(shop.tbt <= floor.tbt + floorGoals.tbtBeyond),
      ],
      [page, 'CLS', shop.cls.toFixed(3), mostShift, verdict(shop.cls <= mostShift)],
    ];
  });
  const targets = ['shop', 'again', 'floor', 'yardstick', ...peers];
  const times = pages.flatMap((page) =>
    targets.map((target) => {
      const { fcp, lcp, tbt, cls, ready, bytes, fonts, requests, elements } = of(page, target);
      return [
        page,
        target === 'again' ? 'shop, second visit' : target,
        ms(fcp),
        ms(lcp),
        ms(tbt),
        cls.toFixed(3),
        ready === 0 ? '–' : ms(ready),
        kB(bytes),
        kB(fonts),
        requests,
        elements,
      ];
    }),
  );
  const sum = (files, part) => files.reduce((total, file) => total + file[part], 0);
  const received = pages.flatMap((page) => {
    const before = scripts[page].filter(({ before: isBefore }) => isBefore);
    const after = scripts[page].filter(({ before: isBefore }) => !isBefore);
    return [
      [
        page,
        'until it answers a hand',
        kB(sum(before, 'gzip')),
        kB(sum(before, 'brotli')),
        kB(sum(before, 'headers')),
        before.length,
        `${kB(goals[page].scripts)} in ${mostFiles} files`,
        verdict(sum(before, 'gzip') <= goals[page].scripts && before.length <= mostFiles),
      ],
      [
        page,
        'afterwards',
        kB(sum(after, 'gzip')),
        kB(sum(after, 'brotli')),
        kB(sum(after, 'headers')),
        after.length,
        'the same again',
        verdict(sum(after, 'gzip') <= sum(before, 'gzip')),
      ],
    ];
  });
  for (const { version, files } of newVersions) {
    received.push([
      'home',
      `again, after a version ${version}`,
      kB(sum(files, 'gzip')),
      kB(sum(files, 'brotli')),
      kB(sum(files, 'headers')),
      files.length,
      kB(mostAnew),
      verdict(sum(files, 'gzip') <= mostAnew),
    ]);
  }
  const weigh = (what, target, { bytes, requests }, goal) => [
    what,
    target,
    kB(bytes),
    requests ?? '–',
    `${kB(goal.bytes)}${goal.requests === undefined ? '' : ` in ${goal.requests}`}`,
    target === 'shop' ? verdict(bytes <= goal.bytes && (requests ?? 0) <= (goal.requests ?? Infinity)) : '',
  ];
  const inAll = sum(scripts.home, 'gzip');
  const weights = [
    weigh('home, first visit', 'shop', of('home', 'shop'), weightGoals.home),
    weigh('its fonts', 'shop', { bytes: of('home', 'shop').fonts }, { bytes: weightGoals.fonts }),
    weigh('its scripts in all, gzip', 'shop', { bytes: inAll }, { bytes: weightGoals.scripts }),
    weigh('home, second visit', 'shop', of('home', 'again'), { bytes: weightGoals.again }),
    ...Object.entries(tours)
      .filter(([, tour]) => tour !== null)
      .map(([target, tour]) =>
        weigh('five pages: home, list, two animals, cart', target, tour, weightGoals.tour),
      ),
  ];
  return `# How fast the shop arrives

${when}: medians of ${runs} at ${profile.width} px, 1.6 Mbit/s, ${profile.latency} ms, CPU ${profile.slowdown} times slower, in turns in one run
(\`npm run bench -- --runs ${runs}\`). Times in ms, sizes in kB (1000 bytes). The *yardstick* is the shop's page before it was
prerendered, rendered, without a script; the *floor* is today's page without a script.

## Ratios
${table(['page', 'what', 'ratio', 'goal', ''], ratios)}

## Times
${table(['page', 'measured', 'FCP', 'LCP', 'TBT', 'CLS', 'answers a hand', 'kB', 'fonts kB', 'requests', 'elements'], times)}

## Weight
Over the wire, with headers.

${table(['what', 'measured', 'kB', 'requests', 'goal', ''], weights)}

## Awake
When a press has its effect on screen, counted from the moment the page is asked for; a mark that it was heard does not count. The
hand presses each 100 ms from the first paint on, or once, at the first paint. The *floor* is today's page with React and the router
alone, each control with the shortest effect that counts; it keeps no press.

${table(['press', 'measured', 'each 100 ms', 'to the floor', 'once', 'had an effect'], awakeRows(awake))}

## Scripts received
${table(['page', 'when', 'gzip', 'brotli', 'headers', 'files', 'goal (gzip)', ''], received)}

## Interaction to next paint
${table(
  ['interaction', 'ms'],
  Object.entries(interactions).map(([name, value]) => [name, value === null ? 'not measured' : ms(value)]),
)}

${missed}`;
}
