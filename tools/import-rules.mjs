const packages = (...names) => names.map((name) => `node_modules/${name}/`);
const tests = '\\.(test|look)\\.tsx?$|/testing/';
const styles = '^styled-system/';
/** The brand's colours, which import nothing. */
const palette = '^src/ui/palette\\.ts$';
const schemas = '^openapi/(schemas|provider\\.d|words)\\.ts$';
/** What belongs to the project: a row without `packages` leaves packages and Node's modules free. */
const ours =
  '^(\\.storybook|contracts|deploy|docs|machines|openapi|packages|rules|sandbox|src|stories|tests|tools)/';
/** The files that load code which comes late, and the script before the first paint. */
const loading =
  '^src/(browser/(early|ready|browser-code|code-loader|demand|lazy-part|when-idle)|boot/(early/[^/]+|event-replay))\\.ts$';
/** The client and its calls; the rest of src/data reads the catalogue with them. */
const calls =
  '^src/data/(?!(animals-reader|animals\\.worker|app|catalogue|counts|initial-data|known-products|read-product|reads|resource)\\.)';

/**
 * Who may import what: `from` imports itself, what `to` lists and, where `packages` is given, these packages alone. `apart` is held
 * by another row, or by none, as are the tests of a row with `packages`.
 */
const rows = [
  {
    name: 'rules',
    from: '^rules/',
    to: [schemas],
    packages: ['valibot'],
    why: 'Pure functions know nothing but their schemas.',
  },
  {
    name: 'machines',
    from: '^machines/',
    to: ['^rules/', schemas],
    packages: ['xstate'],
    why: 'Behaviour without a browser.',
  },
  {
    name: 'statechart',
    from: '^packages/statechart/',
    to: ['^url$'],
    packages: ['xstate', 'elkjs', 'react', '@types/react', 'storybook', '@storybook/addon-docs'],
    why: 'The addon knows machines, not these ones.',
  },
  {
    name: 'configuration',
    from: '^src/configuration/',
    to: ['^rules/'],
    packages: ['vite'],
    why: 'It lies below every component.',
  },
  {
    name: 'wording',
    from: '^src/wording/',
    to: ['^rules/', '^machines/', schemas],
    packages: [],
    why: 'Sentences know codes, nothing else.',
  },
  {
    name: 'loading',
    from: loading,
    to: [],
    packages: ['react', '@types/react'],
    why: 'The owner of late code knows nothing that comes late.',
  },
  {
    name: 'browser',
    from: '^src/browser/',
    apart: loading,
    to: ['^rules/', '^machines/', schemas, palette],
    packages: ['valibot', 'vite', 'xstate'],
    why: 'Wrappers of browser APIs know no data of the shop.',
  },
  {
    name: 'calls',
    from: calls,
    to: ['^rules/(with-message|order-status|unread)\\.ts$', schemas],
    packages: ['openapi-fetch', 'openapi-typescript-helpers', 'valibot'],
    why: 'The client knows the contract, and how a refusal carries its words.',
  },
  {
    name: 'data',
    from: '^src/data/',
    apart: calls,
    to: ['^src/browser/', '^rules/', '^machines/', schemas],
    packages: ['react', '@types/react', 'xstate'],
    why: 'Calls and lists; no effect, no screen.',
  },
  {
    name: 'effects',
    from: '^src/effects/',
    to: ['^src/(browser|configuration|data)/', '^rules/', '^machines/', schemas],
    packages: ['xstate'],
    why: 'Effects are the real functions behind the machines.',
  },
  {
    name: 'ui',
    from: '^src/ui/',
    to: ['^src/configuration/media\\.ts$', '^src/browser/(fields|back-entry)\\.ts$', '^rules/', styles],
    packages: [
      'react',
      'react-dom',
      'react-aria-components',
      'lucide-react',
      '@tanstack/react-router',
      '@types/react',
      '@fontsource-variable/[^/]+',
    ],
    why: 'Components take their words as props.',
  },
  {
    name: 'screens',
    from: '^src/screens/',
    to: [
      '^src/(ui|wording)/',
      '^src/(configuration/(configuration|deposit|openings|order-before)|browser/fields)\\.ts$',
      '^rules/',
      '^machines/',
      schemas,
      styles,
    ],
    packages: ['react', 'react-dom', 'xstate', 'lucide-react', '@tanstack/react-router', '@types/react'],
    why: 'Screens are (snapshot, send) → JSX.',
  },
  {
    name: 'heads',
    from: '^src/heads/',
    to: ['^src/(browser|configuration|data|screens|wording)/', '^rules/', schemas],
    packages: ['react', '@types/react', '@tanstack/react-router'],
    why: 'Titles and structured data run no machine.',
  },
  {
    name: 'live',
    from: '^src/live/',
    to: ['^src/(browser|data|effects|heads|screens|wording)/', '^rules/', '^machines/', schemas],
    packages: ['react', '@types/react', '@tanstack/react-router', '@xstate/react', 'xstate', 'vite'],
    why: 'Containers join machine, effects and screen; they know neither addresses nor the start.',
  },
  {
    name: 'routes',
    from: '^src/routes/',
    to: [
      '^src/(browser|configuration|data|effects|heads|live|screens|wording)/',
      '^src/router\\.ts$',
      '^rules/',
      '^machines/',
      schemas,
    ],
    why: 'Only the generated tree imports a route; a route does not know how the shop starts.',
  },
  {
    name: 'worker',
    from: '^src/worker/',
    to: ['^src/browser/code-loader\\.ts$', '^src/wording/messages\\.ts$', '^rules/shop-addresses\\.ts$'],
    packages: [],
    why: 'The service worker knows addresses, files and what a kept page says; it runs without the shop.',
  },
  {
    name: 'boot',
    from: '^src/boot/',
    apart: `${tests}|${loading}`,
    to: ['^src/(?!routes/|live/|main\\.tsx)', '^rules/', '^machines/', schemas],
    why: 'What starts the shop reaches its pages by the router alone.',
  },
  {
    name: 'stories',
    from: '^stories/',
    apart: '\\.test\\.ts$',
    to: [
      '^src/(screens|ui|wording)/',
      '^src/(configuration/configuration|browser/fields)\\.ts$',
      '^src/boot/testing/',
      '^machines/',
      '^rules/',
      '^openapi/',
      '^packages/',
      '^\\.storybook/',
    ],
    why: 'A story is a screen in a state: no route, no call, no effect, no browser but the fields of the page.',
  },
  {
    name: 'tests of stories',
    from: '^stories/.*\\.test\\.ts$',
    to: [
      '^stories/',
      '^src/(?!routes/|live/|heads/|main\\.tsx)',
      '^machines/',
      '^rules/',
      '^openapi/',
      '^packages/',
      '^\\.storybook/',
      '^docs/',
      '^deploy/',
    ],
    why: 'Tests of drawn screens may start the shop and its effects; nothing further out.',
  },
  {
    name: 'sandbox',
    from: '^sandbox/',
    // The demonstration shop is read with the rules by which it is shown.
    apart: '^sandbox/seed/seed\\.test\\.ts$',
    to: [
      '^openapi/',
      palette,
      '^rules/(dates|order-status|served-headers|shop-addresses|site-path)\\.ts$',
      '^tools/postgres\\.mjs$',
    ],
    why: 'The provider knows the contract; it serves the built shop, reads links and writes hours by the rules of every server.',
  },
  {
    name: 'contracts',
    from: '^contracts/',
    apart: '^contracts/requests\\.ts$',
    to: [calls, '^sandbox/', '^openapi/', '^tests/(walks/tab|playwright\\.config)\\.ts$'],
    why: 'Pacts are made of the client and verified against the sandbox.',
  },
  {
    name: 'requests',
    from: '^contracts/requests\\.ts$',
    to: [
      '^contracts/',
      '^src/(boot|browser|configuration|data|effects)/',
      '^machines/',
      '^rules/',
      '^sandbox/',
      '^openapi/',
    ],
    why: 'What the shop sends is made by the machines and effects that send it.',
  },
  {
    name: 'journeys',
    from: '^tests/journeys/',
    // These start the sandbox, fill it, and serve the sources and the built workshop.
    apart: '^tests/journeys/(served|limits|seed-many-animals|development\\.journey|workshop\\.journey)\\.ts$',
    to: ['^src/wording/', '^rules/', '^openapi/', '^deploy/', '^tools/(testing/|files\\.mjs$)'],
    why: 'Journeys use the shop from outside; one file starts the sandbox behind it.',
  },
  {
    name: 'engines',
    from: '^tests/engines/',
    to: ['^sandbox/', '^tools/', '^deploy/', '^tests/journeys/(line|limits|patience)\\.ts$'],
    why: 'Visits in other engines know what a browser shows.',
  },
  {
    name: 'deploy',
    from: '^deploy/',
    to: ['^rules/', '^tools/', '^sandbox/', '^tests/'],
    why: 'Recipes are written from the rules of addresses and headers, as the renderer hands them on.',
  },
  {
    name: 'tools',
    from: '^tools/',
    apart: '^tools/(generate-[a-z-]+|code-loader-plugin)\\.ts$',
    to: [
      '^src/wording/sentences\\.json$',
      palette,
      '^sandbox/',
      '^packages/',
      '^openapi/',
      '^deploy/',
      '^docs/',
      '^\\.storybook/',
      '^tests/(bench|engines|walks)/',
    ],
    why: 'Commands read sources as files; generators and the plugin of the code loader take a word of a module.',
  },
].map(({ name, from, apart, to, packages: named, why }) => ({
  name,
  comment: why,
  severity: 'error',
  from: {
    path: from,
    pathNot: [apart, ...(named === undefined ? [] : [tests])].filter(Boolean),
  },
  to:
    named === undefined
      ? { path: ours, pathNot: [from, ...to] }
      : { pathNot: [from, ...to, ...packages(...named)], dependencyTypesNot: ['npm-no-pkg'] },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...rows,
    {
      name: 'no circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no unresolved',
      comment: 'The workshop makes two modules while it is built (.storybook/uses.ts).',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:(component-uses|shop-icons)$' },
    },
    {
      name: 'machines live in machines',
      comment:
        'The proofs of the workshop count the states of machines/. These files start what stands there, and effects wait for a state of it; biome.json lets none make a machine.',
      severity: 'error',
      from: {
        path: '^(src|rules|stories|\\.storybook)/',
        pathNot: `${tests}|^src/(effects/[^/]+\\.ts|boot/(unauthorized|create-app)\\.ts|live/selection\\.tsx|screens/(account/refusal\\.tsx|home/start-carousel\\.ts))$`,
      },
      to: { path: 'node_modules/xstate/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'testing is for tests',
      comment: 'What stands in testing/ never reaches the shop, the sandbox or the workshop.',
      severity: 'error',
      from: {
        path: '^(src|machines|rules|sandbox)/',
        pathNot: '\\.test\\.tsx?$|/testing/',
      },
      to: { path: '/testing/' },
    },
    {
      name: 'inner tests import no outer ring',
      comment:
        'Stories, journeys, contracts and commands are read by their runners alone; one test starts a PostgreSQL, two and the simulated document build the script before the first paint.',
      severity: 'error',
      from: {
        path: '^(src|machines|rules|sandbox|openapi)/',
        pathNot:
          '^(sandbox/database/restart\\.test|src/boot/(early/main|session-mark)\\.test|src/boot/testing/simulated-document)\\.ts$',
      },
      to: { path: '^(stories|tests|contracts|tools)/' },
    },
    {
      name: 'only the tree and one test know routes',
      comment: 'One test follows every answer to its page.',
      severity: 'error',
      from: {
        pathNot:
          '^(src/(routes/|live/|heads/|main\\.tsx|boot/prerender\\.tsx|router\\.ts|route-tree\\.gen\\.ts)|stories/every-answer\\.test\\.ts$)',
      },
      to: { path: '^src/(routes|live|heads)/' },
    },
    {
      name: 'customers come from outside',
      comment: 'Who acts as a customer asks the sandbox over HTTP; of the sandbox itself only its states do.',
      severity: 'error',
      from: { path: '^sandbox/', pathNot: '\\.test\\.ts$|^sandbox/(customer|testing|states)/' },
      to: { path: '^sandbox/customer/' },
    },
    {
      name: 'back office stays out',
      comment: "Administrators' and staff's calls are not part of the shop's bundle.",
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/data/back-office/|\\.test\\.ts$' },
      to: { path: '^src/data/back-office/' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|storybook-static|coverage)/' },
    enhancedResolveOptions: { conditionNames: ['types', 'import', 'default'], exportsFields: ['exports'] },
  },
};
