import type { StatechartParameters } from '../statechart/storybook/parameters.ts';

const isLoaded = (value: unknown): value is { state: string } =>
  typeof value === 'object' && value !== null && 'state' in value && typeof value.state === 'string';

const caseNames: Readonly<Record<string, string>> = {
  loading: 'chargement',
  empty: 'vide',
  ready: 'prêt',
  failed: 'échec',
};

/** How the statecharts speak here. */
export const statechart: StatechartParameters = {
  words: {
    chart: 'Dessin',
    table: 'Tableau',
    search: 'Chercher un état, un événement',
    found: '{count} trouvés',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    fit: 'Ajuster',
    actions: 'Actions',
    direction: 'Tourner',
    state: 'État',
    event: 'Événement',
    guard: 'Condition',
    does: 'Actions',
    target: 'Mène à',
    active: 'actif',
    entry: 'entrée',
    exit: 'sortie',
    call: 'appelle',
    done: 'répondu',
    failed: 'sans réponse',
    snapshot: 'mise à jour',
    finished: 'terminé',
    always: 'aussitôt',
    stays: 'reste',
    anywhere: 'de partout',
    loading: 'Le dessin se prépare…',
    after: 'après {delay}',
    machine: 'Machine',
    where: 'Adresse',
    here: 'Ce que montre cette page',
    path: 'Comment on y arrive',
    start: 'C’est ici que tout commence.',
    next: 'Ce qui peut arriver',
    noStory: 'sans page',
    unreachable: 'Aucun chemin n’y mène seul.',
    noChart: 'Aucune machine : cette page ne change pas.',
    live: 'En direct : un événement pressé est envoyé.',
    calls: 'Et si ?',
    noCalls: 'Aucun appel en cours.',
    stories: 'Toutes les pages',
  },
  outcomeOf: ({ type, params }) => (type === 'answered' ? String(params) : null),
  isDark: ({ theme }) => theme === 'dark',
  where: ({ path }) => (typeof path === 'string' ? path : null),
  cases: (args) =>
    Object.entries(args).flatMap(([name, value]) =>
      isLoaded(value) && caseNames[value.state] !== undefined ? [`${name} : ${caseNames[value.state]}`] : [],
    ),
};
