// sandbox/states/states.ts, openapi/provider.yaml and contracts/pacts -> docs/generated/provider-states.md and provider-answers.md.
// With --check: fails where a committed file differs.
import { answersPage, statesPage } from '../contracts/pages.ts';
import { writeOrCompare } from './generated-file.mjs';

const command = 'npm run generate -- contracts';
const folder = new URL('../docs/generated/', import.meta.url);
await writeOrCompare(new URL('provider-states.md', folder), statesPage(), command);
await writeOrCompare(new URL('provider-answers.md', folder), answersPage(), command);
