import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { parse } from 'yaml';
import { isBlocking } from './consumers.ts';
import { compare, type Document, danglingIn } from './openapi-file.ts';
import { readPacts } from './pact-file.ts';

/**
 * `npm run contracts -- compare <OpenAPI file>`: what the pacts ask for that a provider's own file does not promise. Ends
 * with 0 where nothing of what blocks is lacking, 1 where something is, 2 without a file that can be read.
 */
const [, , file] = argv;
if (file === undefined) {
  console.error(
    'npm run contracts -- compare <OpenAPI file, YAML or JSON, with /api/v1 in its paths, in its servers or nowhere>',
  );
  process.exit(2);
}
function read(path: string): Document {
  try {
    const document: unknown = parse(readFileSync(path, 'utf8'));
    if (typeof document === 'object' && document !== null && 'paths' in document) return document as Document;
    console.error(`${path} is no OpenAPI file: it has no paths.`);
  } catch (error) {
    console.error(`${path} cannot be read: ${(error as Error).message}`);
  }
  process.exit(2);
}
const document = read(file);
const dangling = danglingIn(document);
if (dangling.length > 0) {
  console.error(`${file} refers to what it does not have: ${dangling.join(', ')}`);
  process.exit(2);
}
let lacking = 0;
for (const pact of readPacts()) {
  const lacks = await compare(document, pact);
  for (const { asked, lacks: what } of lacks) console.log(`${pact.consumer.name}: ${asked}: ${what}`);
  if (isBlocking(pact.consumer.name)) lacking += lacks.length;
}
console.log(lacking === 0 ? 'The file promises all that is asked.' : `${lacking} findings.`);
process.exitCode = lacking === 0 ? 0 : 1;
