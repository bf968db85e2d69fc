import { runBin } from './run.mjs';

/** `npm run check:openapi`: Redocly's rules, without a warning. The CLI's notes on Node's age and new versions stay out. */
const { code, output } = await runBin('redocly', ['lint', 'openapi/provider.yaml', '--format', 'stylish'], {
  env: { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off', NODE_NO_WARNINGS: '1' },
});
const warned = /[1-9]\d* warning/.test(output);
if (code !== 0 || warned) console.log(output.trim());
process.exitCode = code !== 0 || warned ? 1 : 0;
