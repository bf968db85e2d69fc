import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { mergeNotes, type RequestNotes } from '#sandbox/asked/request-notes.ts';
import { readPacts } from '../pact-file.ts';
import { missingFrom, readRecorded, recordedFile, shapesOf, undescribed, unionOf } from './shapes.ts';

/**
 * `npm run contracts -- asked`: compares the requests recorded by journeys and walks (`.cache/asked/`) with the pacts. Exits
 * with 1 if no pact describes a part of one, or if none was recorded; prints described parts that are not yet committed.
 * `-- --write` adds them.
 */
const folder = fileURLToPath(new URL('../../.cache/asked/', import.meta.url));

function readNotes(): RequestNotes {
  try {
    const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
    return files.reduce(
      (all, file) => mergeNotes(all, JSON.parse(readFileSync(folder + file, 'utf8')) as RequestNotes),
      {} as RequestNotes,
    );
  } catch {
    return {};
  }
}

const sent = shapesOf(readNotes());
const recorded = readRecorded();
const isWriting = argv.includes('--write');
if (isWriting) {
  const all = unionOf(Object.keys(recorded).length === 0 ? sent : recorded, sent);
  writeFileSync(recordedFile, `${JSON.stringify(all, null, 2)}\n`);
}
const fresh = missingFrom(sent, readRecorded());
const found = undescribed(sent, readPacts());
for (const line of fresh) console.log(`Sent, and not in contracts/asked/recorded.json: ${line}`);
for (const line of found) console.log(`Sent, and described by nobody: ${line}`);
const operations = Object.keys(sent).length;
console.log(
  `${operations} operations were asked; ${found.length} parts of requests are described by nobody, ${fresh.length} are new (npm run contracts -- asked --write takes them in).`,
);
process.exitCode = operations > 0 && found.length === 0 ? 0 : 1;
