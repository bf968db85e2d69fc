import { expect, it } from 'vitest';
import { run } from './run.mjs';

it('starts programs with the initial NODE_ENV of the command', async () => {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  const { output } = await run(process.execPath, ['-p', 'process.env.NODE_ENV']);
  process.env.NODE_ENV = NODE_ENV;
  expect(output.trim()).toBe(NODE_ENV);
});
