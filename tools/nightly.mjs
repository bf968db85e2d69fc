import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setUp } from './prepare.mjs';
import { bad, giveUp, good, say, seconds } from './report.mjs';
import { npm, root, run } from './run.mjs';

/** Unit tests on another Node than the installed one, which npm's package `node` brings along. */
const onNode = (version) => [
  'npx',
  ['-y', `node@${version}`, 'node_modules/vitest/vitest.mjs', 'run', '--project', 'unit'],
];
const script = (name, ...words) => [
  npm,
  ['run', '--silent', name, ...(words.length > 0 ? ['--', ...words] : [])],
];

/** The commands that `npm test` leaves out, by their names; .github/workflows/whole.yml runs each of them every night. */
export const commands = {
  whole: [npm, ['test', '--silent', '--', '--whole']],
  controls: script('controls'),
  'deploy-try': script('deploy', 'try'),
  pages: script('journeys', 'pages'),
  large: script('journeys', 'large'),
  'old-chromium': script('journeys', 'old-chromium'),
  'without-line': script('journeys', 'without-line'),
  attack: script('attack'),
  statechart: ['node', ['tools/check-statechart.mjs']],
  'node-22': onNode(22),
  'node-24': onNode(24),
  bench: script('bench'),
};

const page = join(root, 'docs/nightly.md');
const rowOf = /^\| `([\w-]+)` \| .* \| (.*) \|$/gm;
const textOf = ([program, words]) => [program, ...words].filter((word) => word !== '--silent').join(' ');

/** Writes the date and the commit of a success into the table. */
function write(fresh) {
  const known = Object.fromEntries(
    Array.from(readFileSync(page, 'utf8').matchAll(rowOf), ([, ...row]) => row),
  );
  const rows = Object.entries(commands).map(
    ([name, command]) =>
      `| \`${name}\` | \`${textOf(command)}\` | ${(name === fresh?.name && fresh.when) || known[name] || 'not yet'} |`,
  );
  const [before] = readFileSync(page, 'utf8').split('\n| Name |');
  writeFileSync(page, [before, '| Name | Command | Last green |', '|---|---|---|', ...rows, ''].join('\n'));
}

/**
 * `npm run nightly -- deploy-try`: runs one of the commands that `npm test` leaves out, and writes into docs/nightly.md when it was
 * green. Without a name it runs all of them, one after the other.
 */
async function main(names) {
  const unknown = names.find((name) => !(name in commands));
  if (unknown !== undefined) giveUp(`${unknown} is none of ${Object.keys(commands).join(', ')}.`);
  await setUp();
  for (const name of names.length > 0 ? names : Object.keys(commands)) {
    const since = Date.now();
    say(`${name}: ${textOf(commands[name])}`);
    const [program, words] = commands[name];
    const { code } = await run(program, words, { show: true });
    if (code !== 0) {
      bad(`${name} failed after ${seconds(since)}`);
      process.exitCode = 1;
      continue;
    }
    good(`${name} passed in ${seconds(since)}`);
    const { output } = await run('git', ['rev-parse', '--short', 'HEAD']);
    const day = new Date().toISOString().slice(0, 10);
    write({ name, when: `${day}, ${output.trim()}, Node ${process.versions.node}` });
  }
}
if (process.argv[1] === import.meta.filename) await main(process.argv.slice(2));
