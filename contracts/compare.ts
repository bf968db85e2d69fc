import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { parse } from 'yaml';
import { isBlocking } from './consumers.ts';
import { compare, type Document, danglingIn } from './openapi-file.ts';
import { readPacts } from './pact-file.ts';

/**
 * `npm run contracts -- compare <OpenAPI file>`: lists requirements of the pacts that a provider's own file does not
 * declare. Exits with 0 if no blocking one is missing, 1 if one is, 2 without a readable file.
 */
const [, , file] = argv;

async function lackingIn(document: Document): Promise<number> {
  let lacking = 0;
  for (const pact of readPacts()) {
    const lacks = await compare(document, pact);
    for (const { asked, lacks: what } of lacks) console.log(`${pact.consumer.name}: ${asked}: ${what}`);
    if (isBlocking(pact.consumer.name)) lacking += lacks.length;
  }
  return lacking;
}

try {
  if (file === undefined) throw new Error('npm run contracts -- compare <OpenAPI file, YAML or JSON>');
  const document = parse(readFileSync(file, 'utf8')) as Document | null;
  if (document?.paths === undefined) throw new Error(`${file} is no OpenAPI file: it has no paths.`);
  // The comparator would ignore an unresolved reference.
  const dangling = danglingIn(document);
  if (dangling.length > 0) throw new Error(`${file} refers to what it does not have: ${dangling.join(', ')}`);
  const lacking = await lackingIn(document);
  console.log(lacking === 0 ? 'The file promises all that is asked.' : `${lacking} findings.`);
  process.exitCode = lacking === 0 ? 0 : 1;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
