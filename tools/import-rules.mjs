/** Who may know whom. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '\\.(test|look)\\.tsx?$|/testing/' },
  to: { pathNot: [from, ...allowed], dependencyTypesNot: ['npm-no-pkg'] },
});
const packages = (...names) => names.map((name) => `node_modules/${name}/`);
const styles = '^styled-system/';
const schemas = '^openapi/(schemas|provider\\.d|words)\\.ts$';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved',
      comment: 'The workshop makes one module while it is built (.storybook/uses.ts).',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:component-uses$' },
    },
    only('rules', '^rules/', [schemas, ...packages('valibot')], 'Pure rules know nothing but their schemas.'),
    only(
      'machines',
      '^machines/',
      ['^rules/', schemas, ...packages('xstate')],
      'Behaviour without a browser.',
    ),
    only(
      'wording',
      '^src/wording/',
      ['^rules/', '^machines/', schemas],
      'Sentences know codes, nothing else.',
    ),
    only(
      'ui',
      '^src/ui/',
      [
        '^src/app/(media|fields)\\.ts$',
        '^pictures/mark\\.ts$',
        '^rules/',
        styles,
        ...packages(
          'react',
          'react-dom',
          'react-aria-components',
          'lucide-react',
          '@tanstack/react-router',
          '@types/react',
          '@fontsource-variable/[^/]+',
        ),
      ],
      'Components take their words as props.',
    ),
    only(
      'screens',
      '^src/screens/',
      [
        '^src/ui/',
        '^src/wording/',
        '^src/app/configuration\\.ts$',
        '^src/app/fields\\.ts$',
        '^rules/',
        '^machines/',
        schemas,
        styles,
        ...packages('react', 'react-dom', 'xstate', 'lucide-react', '@tanstack/react-router', '@types/react'),
      ],
      'Screens are (snapshot, send) → JSX.',
    ),
    only(
      'api',
      '^src/api/',
      [
        '^rules/with-message\\.ts$',
        schemas,
        ...packages('openapi-fetch', 'openapi-typescript-helpers', 'valibot'),
      ],
      'The client knows the contract, and how a refusal carries its words.',
    ),
    only(
      'effects',
      '^src/effects/',
      ['^src/app/', '^src/late/', '^src/api/', '^rules/', '^machines/', schemas, ...packages('xstate')],
      'Effects are the real functions behind the machines.',
    ),
    only(
      'late',
      '^src/(early|late)/',
      ['^src/(early|late)/', ...packages('react', '@types/react')],
      'The owner of late code knows nothing that comes late.',
    ),
    only(
      'app',
      '^src/app/',
      ['^src/late/', '^src/api/', '^rules/', '^machines/', schemas, ...packages('valibot', 'vite', 'xstate')],
      'The app is what effects may touch; it knows none of them.',
    ),
    only(
      'start',
      '^src/start/',
      [
        '^src/(app|api|effects|late|screens)/',
        '^src/router\\.ts$',
        '^rules/',
        '^machines/',
        schemas,
        ...packages('xstate', 'react', 'react-dom', '@tanstack/react-router', '@types/react', 'vite'),
      ],
      'What makes the app of the browser and the effects; nothing but main.tsx knows it.',
    ),
    {
      name: 'machines-live-in-machines',
      comment:
        'The proofs of the workshop count the states of machines/. These files start what stands there, and effects wait for a state of it; biome.json lets none make a machine.',
      severity: 'error',
      from: {
        path: '^(src|rules|pictures|stories|\\.storybook)/',
        pathNot:
          '\\.(test|look)\\.ts$|/testing/|^src/(effects/[^/]+\\.ts|app/unauthorized\\.ts|start/create-app\\.ts|routes/_shop/-selection\\.tsx|screens/(account/refusal\\.tsx|home/start-carousel\\.ts))$',
      },
      to: { path: 'node_modules/xstate/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'testing-is-for-tests',
      comment: 'What stands in testing/ never reaches the shop, the sandbox or the workshop.',
      severity: 'error',
      from: { path: '^(src|machines|rules|sandbox|pictures)/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '/testing/' },
    },
    {
      name: 'customers-come-from-outside',
      comment: 'Who acts as a customer asks the sandbox over HTTP; of the sandbox itself only its states do.',
      severity: 'error',
      from: { path: '^sandbox/', pathNot: '\\.test\\.ts$|^sandbox/(customer|testing|states)/' },
      to: { path: '^sandbox/customer/' },
    },
    {
      name: 'back-office-stays-out',
      comment: "Administrators' and staff's calls are not part of the shop's bundle.",
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/api/back-office/|\\.test\\.ts$' },
      to: { path: '^src/api/back-office/' },
    },
    {
      name: 'nothing-knows-routes',
      comment: 'One test follows every answer to its page, also where a route reads it.',
      severity: 'error',
      from: {
        pathNot:
          '^(src/(routes/|main\\.tsx|prerender\\.tsx|router\\.ts|route-tree\\.gen\\.ts)|stories/every-answer\\.test\\.ts$)',
      },
      to: { path: '^src/routes/' },
    },
    only(
      'statechart',
      '^statechart/',
      [
        '^url$',
        ...packages('xstate', 'elkjs', 'react', '@types/react', 'storybook', '@storybook/addon-docs'),
      ],
      'The addon knows machines, not these ones.',
    ),
    only('pictures', '^pictures/', [], 'Drawings are strings.'),
    {
      name: 'sandbox-knows-only-the-contract',
      comment:
        'It serves the built shop by the rules of every server. One test reads the demonstration shop with the rules by which it is shown.',
      severity: 'error',
      from: { path: '^sandbox/', pathNot: '^sandbox/seed/seed\\.test\\.ts$' },
      to: {
        path: '^(src|machines|rules|stories|contracts|journeys)/',
        pathNot: '^rules/(shop-addresses|served-headers)\\.ts$',
      },
    },
    {
      name: 'deploy-knows-no-shop',
      comment:
        'Recipes are written from the rules of addresses and headers, as the renderer hands them on; what stands a deployment up starts the sandbox.',
      severity: 'error',
      from: { path: '^deploy/' },
      to: { path: '^(src|machines|stories|contracts|statechart)/' },
    },
    {
      name: 'screens-are-read-with-the-app',
      comment: 'Tests of drawn screens may start the app and its effects; nothing further out.',
      severity: 'error',
      from: { path: '^stories/.*\\.test\\.ts$', pathNot: '^stories/every-answer\\.test\\.ts$' },
      to: { path: '^(src/(routes|main\\.tsx)|sandbox|contracts|journeys|tools)/?' },
    },
    {
      name: 'stories-show-screens',
      comment:
        'A story is a screen in a state: no route, no call, no effect, no browser of the app but the fields of the page.',
      severity: 'error',
      from: { path: '^stories/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(src/(api|app/(?!(configuration|fields)\\.ts$)|effects|routes|main\\.tsx)|sandbox|contracts|journeys|tools)/?',
      },
    },
    {
      name: 'contracts-know-the-client-and-the-sandbox',
      comment: 'What the shop sends is made by the machines and effects that send it, in one file.',
      severity: 'error',
      from: { path: '^contracts/', pathNot: '^contracts/requests\\.ts$' },
      to: { path: '^(src/(?!api/)|(machines|rules|stories|journeys|tools)/)' },
    },
    {
      name: 'requests-know-no-screen',
      severity: 'error',
      from: { path: '^contracts/requests\\.ts$' },
      to: { path: '^(src/(screens|ui|wording|routes)|stories|journeys|tools)/' },
    },
    {
      name: 'journeys-use-the-shop-from-outside',
      severity: 'error',
      comment:
        'The sandbox behind it is started by one file, and seeded with thousands by another, and asked over HTTP by all. The shop of the sources is served from a copy of the tree, the built workshop from where it stands.',
      from: {
        path: '^journeys/',
        pathNot: '^journeys/(served|seed-many-animals|development\\.journey|workshop\\.journey)\\.ts$',
      },
      to: {
        path: '^(src/(?!wording/|app/configuration)|(machines|stories|sandbox|contracts)/|tools/)',
      },
    },
    {
      name: 'late-visits-use-the-shop-from-outside',
      comment: 'They start the sandbox behind the shop; of the shop itself they know what a browser shows.',
      severity: 'error',
      from: { path: '^late/' },
      to: { path: '^(src|machines|rules|stories|contracts|journeys|walks)/' },
    },
    {
      name: 'tools-know-no-shop',
      comment:
        'Commands read sources as files; they run none of the shop but its drawings. Generators and the plugin of the code loader take a word of a module.',
      severity: 'error',
      from: { path: '^tools/', pathNot: '^tools/(generate-[a-z-]+|code-loader-plugin)\\.ts$' },
      to: { path: '^(src/(?!wording/sentences\\.json$)|machines/|rules/|stories/|contracts/|journeys/)' },
    },
    {
      name: 'nobody-knows-the-outer-rings',
      comment:
        'Stories, journeys and contracts are read by their runners alone; the test of a restart starts a PostgreSQL, and two build the script before the first paint.',
      severity: 'error',
      from: {
        path: '^(src|machines|rules|sandbox|pictures|openapi)/',
        pathNot: '^(sandbox/database/restart|src/(early/script|app/session-mark))\\.test\\.ts$',
      },
      to: { path: '^(stories|journeys|contracts|tools)/' },
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
