import { runBin } from './run.mjs';

/** The folders that the import rules cover. */
const folders = [
  'src',
  'machines',
  'rules',
  'packages',
  'sandbox',
  'contracts',
  'tests',
  'deploy',
  'stories',
  'openapi',
  'tools',
  'docs',
];

/** `npm run check:imports`: checks the dependency rules between folders, and that modules were read at all. */
const { code, output } = await runBin('depcruise', [...folders, '--config', 'tools/import-rules.mjs']);
console.log(output.trim());
const cruised = Number(/(\d+) modules/.exec(output)?.[1] ?? 0);
if (cruised === 0) console.log('No module was read: the check proves nothing.');
process.exitCode = code !== 0 || cruised === 0 ? 1 : 0;
