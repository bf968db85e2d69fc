import { runBin } from './run.mjs';

/** `npm run test:questions`: listings and suggestions beside a plain reading of their rules, 10,000 random questions each. */
const { code } = await runBin('vitest', ['run', '--project', 'unit', 'rules/every-question.test.ts'], {
  env: { QUESTIONS: '10000', ...process.env },
  show: true,
});
process.exitCode = code;
