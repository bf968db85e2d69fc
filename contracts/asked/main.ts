import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { mergeNotes, type RequestNotes } from '#sandbox/asked/request-notes.ts';
import { readRecorded, recordedFile } from './recorded.ts';
import { joined, lacking, shapesOf } from './shapes.ts';

/**
 * `npm run contracts:asked`: compares the requests that journeys and walks have just sent (`.cache/asked/`) with the committed
 * ones. Ends with 1 where one is new, or none was noted at all. `-- --write` takes the new ones in.
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
  const all = joined(Object.keys(recorded).length === 0 ? sent : recorded, sent);
  writeFileSync(recordedFile, `${JSON.stringify(all, null, 2)}\n`);
}
const fresh = lacking(sent, readRecorded());
for (const line of fresh) console.log(`Sent, and not in contracts/asked/recorded.json: ${line}`);
const operations = Object.keys(sent).length;
console.log(
  `${operations} operations were asked, ${fresh.length} shapes are new (npm run contracts:asked -- --write takes them in).`,
);
process.exitCode = operations > 0 && fresh.length === 0 ? 0 : 1;
