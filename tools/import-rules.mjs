/** Patterns of paths, one for each word. */
const at = (words) => words.split(' ').map((word) => `^${word}`);
const tests = '\\.(test|look)\\.tsx?$|/testing/';
const schemas = 'openapi/(schemas|provider\\.d|words)\\.ts';
/** The brand's colours, which import nothing. */
const palette = 'src/ui/(?:palette|bar-colour)\\.ts';
/** What belongs to the project: a row without `packages` leaves packages and Node's modules free. */
const ours =
  '^(\\.storybook|contracts|deploy|docs|machines|openapi|packages|rules|sandbox|src|stories|tests|tools)/';
/** The files that load code which comes late, and the script before the first paint. */
const loading =
  'src/(browser/(early|phase|browser-code|code-loader|lazy-part|painted|when-idle)|boot/(early/[^/]+|event-replay))\\.ts';
/** The client and its calls; the rest of src/data reads the catalogue with them. */
const calls =
  'src/data/(?!(animals-reader|animals\\.worker|app|catalogue|counts|initial-data|known-products|read-product|reads|resource)\\.)';

/**
 * Who may import what: `from` imports itself, what `to` lists and, where `packages` is given, these packages alone. `apart` is held
 * by another row, or by none, as are the tests of a row with `packages`.
 */
const rows = [
  { from: 'rules/', to: schemas, packages: 'valibot', why: 'Pure functions know nothing but their schemas.' },
  { from: 'machines/', to: `rules/ ${schemas}`, packages: 'xstate', why: 'Behaviour without a browser.' },
  {
    from: 'packages/statechart/',
    to: 'url$',
    packages: 'xstate elkjs react storybook @storybook/addon-docs',
    why: 'The addon knows machines, not these ones.',
  },
  { from: 'src/configuration/', to: 'rules/', packages: 'vite', why: 'It lies below every component.' },
  {
    from: 'src/wording/',
    to: `rules/ machines/ ${schemas}`,
    packages: '',
    why: 'Sentences know codes, nothing else.',
  },
  {
    from: loading,
    to: 'rules/(stored-names|waits|add-answers|press-spot)\\.ts',
    packages: 'react',
    why: 'What loads late code knows nothing that comes late.',
  },
  {
    from: 'src/browser/',
    apart: loading,
    to: `rules/ machines/ ${schemas} ${palette}`,
    packages: 'valibot vite xstate',
    why: 'Wrappers of browser APIs know no data of the shop.',
  },
  {
    from: calls,
    to: `rules/(with-message|order-status|unread|waits)\\.ts ${schemas}`,
    packages: 'openapi-fetch openapi-typescript-helpers valibot',
    why: 'The client knows the contract, and how a refusal carries its words.',
  },
  {
    from: 'src/data/',
    apart: calls,
    to: `src/browser/ rules/ machines/ ${schemas}`,
    packages: 'react xstate',
    why: 'Calls and lists; no effect, no screen.',
  },
  {
    from: 'src/effects/',
    to: `src/(browser|configuration|data)/ rules/ machines/ ${schemas}`,
    packages: 'xstate',
    why: 'Effects are the real functions behind the machines.',
  },
  {
    from: 'src/ui/',
    to: 'src/configuration/media\\.ts src/browser/(fields|back-entry|painted)\\.ts rules/ styled-system/',
    packages:
      'react react-dom react-aria-components lucide-react @tanstack/react-router @fontsource-variable/[^/]+',
    why: 'Components take their words as props.',
  },
  {
    from: 'src/screens/',
    to: `src/(ui|wording)/ src/(configuration/(configuration|deposit|openings|order-before|payee|reports-to)|browser/(fields|painted|when-idle))\\.ts rules/ machines/ ${schemas} styled-system/`,
    packages: 'react react-dom xstate lucide-react @tanstack/react-router',
    why: 'Screens are (snapshot, send) → JSX.',
  },
  {
    from: 'src/heads/',
    to: `src/(browser|configuration|data|screens|wording)/ rules/ ${schemas}`,
    packages: 'react @tanstack/react-router',
    why: 'Titles and structured data run no machine.',
  },
  {
    from: 'src/live/',
    to: `src/(browser|data|effects|heads|screens|wording)/ rules/ machines/ ${schemas}`,
    packages: 'react @tanstack/react-router @xstate/react xstate vite',
    why: 'Containers join machine, effects and screen; they know neither addresses nor the start.',
  },
  {
    from: 'src/routes/',
    to: `src/(browser|configuration|data|effects|heads|live|screens|wording)/ src/router\\.ts rules/ machines/ ${schemas}`,
    why: 'Only the generated tree imports a route; a route does not know how the shop starts.',
  },
  {
    from: 'src/worker/',
    to: 'src/wording/messages\\.ts rules/(shop-addresses|stored-names|waits)\\.ts',
    packages: '',
    why: 'The service worker knows addresses, files and what a kept page says; it runs without the shop.',
  },
  {
    from: 'src/boot/',
    apart: `${tests}|^${loading}`,
    to: `src/(?!routes/|live/|main\\.tsx) rules/ machines/ ${schemas}`,
    why: 'What starts the shop reaches its pages by the router alone.',
  },
  {
    from: 'stories/',
    apart: '\\.test\\.ts$',
    to: 'src/(screens|ui|wording|boot/testing)/ src/(configuration/configuration|browser/fields)\\.ts machines/ rules/ openapi/ packages/ \\.storybook/',
    why: 'A story is a screen in a state: no route, no call, no effect, no browser but the fields of the page.',
  },
  {
    from: 'sandbox/',
    // The demonstration shop is read with the rules by which it is shown.
    apart: '^sandbox/seed/seed\\.test\\.ts$',
    to: `openapi/ ${palette} rules/(dates|order-status|reports|served-headers|shop-addresses|site-path)\\.ts tools/postgres\\.mjs`,
    why: 'The provider knows the contract; it serves the built shop, reads links and reports, and writes hours by the rules of every server.',
  },
  {
    from: 'tests/journeys/',
    // These start the sandbox, fill it, and serve the sources and the built workshop.
    apart: '^tests/journeys/(served|limits|seed-many-animals|development\\.journey|workshop\\.journey)\\.ts$',
    to: 'src/wording/ rules/ openapi/ deploy/ tools/(testing/|(files\\.mjs|seeded-sample\\.ts)$)',
    why: 'Journeys use the shop from outside; one file starts the sandbox behind it.',
  },
  {
    from: 'tools/',
    apart: '^tools/(generate-[a-z-]+|code-loader-plugin)\\.ts$',
    to: `src/wording/sentences\\.json ${palette} sandbox/ packages/ openapi/ deploy/ docs/ \\.storybook/ tests/(bench|engines|walks)/`,
    why: 'Commands read sources as files; generators and the plugin of the code loader take a word of a module.',
  },
].map(({ from, apart = [], to, packages, why }) => {
  const allowed = [from, to].filter(Boolean).flatMap(at);
  const modules = (packages ?? '').split(' ').filter(Boolean);
  return {
    name: from,
    comment: why,
    severity: 'error',
    from: { path: at(from), pathNot: [apart, packages === undefined ? [] : tests].flat() },
    to:
      packages === undefined
        ? { path: ours, pathNot: allowed }
        : {
            pathNot: [...allowed, ...modules.map((name) => `^node_modules/(@types/)?${name}/`)],
            dependencyTypesNot: ['npm-no-pkg'],
          },
  };
});

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
      comment: 'The workshop makes these modules while it is built (.storybook/uses.ts).',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:(component-uses|shop-icons|outside|share-pictures)$' },
    },
    {
      name: 'what is not for the shop',
      comment:
        'Helpers of tests, who acts as a customer of the sandbox, and the calls of a back office reach neither the shop nor the provider.',
      severity: 'error',
      from: {
        path: '^(src|machines|rules|sandbox)/',
        pathNot: '\\.test\\.tsx?$|/testing/|^sandbox/(customer|states)/|^src/data/back-office/',
      },
      to: { path: '/testing/|^sandbox/customer/|^src/data/back-office/' },
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
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|storybook-static|coverage)/' },
    enhancedResolveOptions: { conditionNames: ['types', 'import', 'default'], exportsFields: ['exports'] },
  },
};
