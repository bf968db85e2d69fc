/**
 * The generators of committed files by their names: what each reads and writes (tested by tools/inputs.test.ts). One without a
 * script is a third party's (tools/generated.mjs).
 */
export const generators = {
  types: {
    script: 'tools/generate-types.mjs',
    reads: ['openapi/provider.yaml', 'tools/generated-file.mjs'],
    writes: ['openapi/provider.d.ts', 'openapi/words.ts'],
  },
  register: {
    script: 'tools/generate-register.mjs',
    reads: ['openapi/provider.yaml', 'tools/generated-file.mjs'],
    writes: ['docs/generated/provider-register.md'],
  },
  commands: {
    script: 'tools/generate-commands.mjs',
    reads: ['package.json', '.github/workflows/whole.yml', 'tools/generated-file.mjs'],
    writes: ['docs/commands.md'],
  },
  routes: { reads: ['src/routes', 'tools/routing.mjs'], writes: ['src/route-tree.gen.ts'] },
  migrations: { reads: ['sandbox/database', 'openapi/words.ts'], writes: ['sandbox/migrations'] },
  contracts: {
    script: 'tools/generate-contract-pages.ts',
    reads: ['contracts', 'openapi', 'sandbox', 'machines', 'rules', 'src', 'tools/generated-file.mjs'],
    writes: ['docs/generated/provider-states.md', 'docs/generated/provider-answers.md'],
  },
  specification: {
    script: 'tools/generate-specification.ts',
    reads: [
      ...['contracts', 'deploy', 'docs', 'machines', 'openapi', 'packages', 'rules', 'sandbox', 'src'],
      ...['stories', 'tests', 'tools'],
    ],
    writes: ['docs/specification/rows.md'],
  },
  errata: {
    script: 'tools/generate-errata.ts',
    reads: ['src/wording', 'tools/generated-file.mjs'],
    writes: ['docs/generated/wording-errata.md'],
  },
  chart: {
    script: 'tools/generate-chart.ts',
    reads: [
      ...['machines', 'rules', 'openapi', 'packages/statechart', 'src/ui/palette.ts'],
      ...['.storybook/statechart.ts', 'tools/generated-file.mjs'],
    ],
    writes: ['docs/generated/checkout.svg'],
  },
  tokens: {
    script: 'tools/generate-tokens.ts',
    reads: ['src/ui', 'panda.config.ts', 'stories/ui/roles.ts', 'tools/generated-file.mjs'],
    writes: ['docs/generated/tokens.light.json', 'docs/generated/tokens.dark.json'],
  },
};
