// sandbox/states/states.ts, openapi/provider.yaml and contracts/pacts -> contracts/STATES.md and docs/generated/provider-answers.md.
// With --check: fails where a committed file differs.
import { answersPage, statesPage } from '../contracts/pages.ts';
import { writeOrCompare } from './generated-file.mjs';

const command = 'npm run generate -- contracts';
await writeOrCompare(new URL('../contracts/STATES.md', import.meta.url), statesPage(), command);
await writeOrCompare(
  new URL('../docs/generated/provider-answers.md', import.meta.url),
  answersPage(),
  command,
);
