// sandbox/states/states.ts, openapi/provider.yaml and contracts/pacts -> docs/generated/provider-states.md and provider-answers.md.
// With --check: fails where a committed file differs.
import { answersPage, statesPage } from '../contracts/pages.ts';
import { writeOrCompare } from './generated-file.mjs';

const command = 'npm run generate -- contracts';
await writeOrCompare(new URL('../docs/generated/provider-states.md', import.meta.url), statesPage(), command);
await writeOrCompare(
  new URL('../docs/generated/provider-answers.md', import.meta.url),
  answersPage(),
  command,
);
