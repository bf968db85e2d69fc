const by = (script, reads, ...writes) => ({
  ...(script !== undefined && { script: `tools/${script}` }),
  reads: ['tools/generated-file.mjs', ...reads],
  writes,
});
const code = ['contracts', 'machines', 'openapi', 'rules', 'sandbox', 'src'];

/**
 * The generators of committed files by their names: what each reads and writes (tested by tools/inputs.test.ts). One without a
 * script is a third party's (tools/generated.mjs).
 */
export const generators = {
  types: by('generate-types.mjs', ['openapi/provider.yaml'], 'openapi/provider.d.ts', 'openapi/words.ts'),
  register: by('generate-register.mjs', ['openapi/provider.yaml'], 'docs/generated/provider-register.md'),
  commands: by('generate-commands.mjs', ['package.json', '.github/workflows/whole.yml'], 'docs/commands.md'),
  routes: by(undefined, ['src/routes', 'tools/routing.mjs'], 'src/route-tree.gen.ts'),
  migrations: by(undefined, ['sandbox/database', 'openapi/words.ts'], 'sandbox/migrations'),
  contracts: by(
    'generate-contract-pages.ts',
    code,
    'docs/generated/provider-states.md',
    'docs/generated/provider-answers.md',
  ),
  specification: by(
    'generate-specification.ts',
    [...code, 'deploy', 'docs', 'packages', 'stories', 'tests', 'tools'],
    'docs/specification/rows.md',
  ),
  errata: by('generate-errata.ts', ['src/wording'], 'docs/generated/wording-errata.md'),
  chart: by(
    'generate-chart.ts',
    ['machines', 'rules', 'openapi', 'packages/statechart', 'src/ui', '.storybook/statechart.ts'],
    'docs/generated/checkout.svg',
  ),
  tokens: by(
    'generate-tokens.ts',
    ['src/ui', 'panda.config.ts', 'stories/ui/roles.ts'],
    'docs/generated/tokens.light.json',
    'docs/generated/tokens.dark.json',
  ),
};
