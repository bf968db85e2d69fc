// openapi/provider.yaml -> openapi/provider.d.ts (its types) and openapi/words.ts (its lists of words, as values). With --check:
// fails where a committed file differs.
import { readFile } from 'node:fs/promises';
import openapiTS, { astToString } from 'openapi-typescript';
import { parse } from 'yaml';
import { writeOrCompare } from './generated-file.mjs';

const source = new URL('../openapi/provider.yaml', import.meta.url);
const types = new URL('../openapi/provider.d.ts', import.meta.url);
const words = new URL('../openapi/words.ts', import.meta.url);
const banner = '// Generated from provider.yaml by tools/generate-types.mjs. Do not edit.\n\n';
const command = 'npm run generate -- types';

/** Every enum schema as a tuple, without null. */
function lists({ components: { schemas } }) {
  return Object.entries(schemas)
    .filter(([, schema]) => schema.enum !== undefined)
    .map(([name, { enum: members }]) => {
      const said = members.filter((member) => member !== null).map((member) => `'${member}'`);
      const line = `export const every${name} = [${said.join(', ')}] as const;`;
      const wrapped =
        line.length <= 110
          ? line
          : line.replace('[', '[\n  ').replaceAll("', '", "',\n  '").replace(']', ',\n]');
      return `/** The words of the schema \`${name}\`, in the order of the file. */\n${wrapped}\n`;
    })
    .join('\n');
}

await writeOrCompare(
  types,
  banner + astToString(await openapiTS(source, { alphabetize: false, silent: true })),
  command,
);
await writeOrCompare(words, banner + lists(parse(await readFile(source, 'utf8'))), command);
