import type { StatechartParameters } from '../packages/statechart/storybook/parameters.ts';
import { palette } from '../src/ui/palette.ts';

const isLoaded = (value: unknown): value is { state: string } =>
  typeof value === 'object' && value !== null && 'state' in value && typeof value.state === 'string';

const caseNames: Readonly<Record<string, string>> = {
  loading: 'chargement',
  empty: 'vide',
  ready: 'prêt',
  failed: 'échec',
};

/** French names of a loader's data. */
export const dataNames: Readonly<Record<string, string>> = {
  products: 'animaux',
  categories: 'catégories',
  countries: 'pays d’origine',
};

/** French reasons why a state has no page (`meta.unseen`). */
export const reasons: Readonly<Record<string, string>> = {
  'asks without a word': 'demande sans rien montrer',
  'left in the step that enters it': 'quitté aussitôt, jamais montré',
  'looks as the offer before it does': 'comme la proposition qui précède',
  'looks as the question before it does': 'comme la question qui précède',
  'looks as the wait before it does': 'comme l’attente qui précède',
  'over before anybody could read it': 'passé avant d’être lu',
  'the calls wait for it; no screen shows it': 'les appels l’attendent, aucun écran ne le montre',
  'the cart shows each update at once, whenever it leaves': 'le panier montre chaque souhait aussitôt',
  'the device’s own sheet stands above the page': 'le partage de l’appareil couvre la page',
};

/** French names of the other `meta` keys. */
export const metaNames: Readonly<Record<string, string>> = { unseen: 'sans page' };

const coloursIn = (theme: 'light' | 'dark') => ({
  page: palette.page[theme],
  state: palette.surface[theme],
  // 4 % of it.
  nest: `${palette.primary[theme]}0B`,
  line: palette.inputLine[theme],
  text: palette.text[theme],
  quiet: palette.muted[theme],
  event: palette.primary[theme],
  answer: palette.success[theme],
  lit: palette.primary[theme],
  'lit-fill': palette.primarySoft[theme],
  'lit-text': palette.text[theme],
});

/** Labels, colours and options of the statechart addon. */
export const statechart: StatechartParameters = {
  colours: { light: coloursIn('light'), dark: coloursIn('dark') },
  words: {
    chart: 'Dessin',
    table: 'Tableau',
    search: 'Chercher un état, un événement',
    found: 'trouvés : {count}',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    fit: 'Ajuster',
    actions: 'Actions',
    direction: 'Tourner',
    whole: 'Plein écran',
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
    compound: 'composé',
    parallel: 'en parallèle',
    final: 'fin',
    history: 'là où l’on était',
    always: 'aussitôt',
    stays: 'reste',
    anywhere: 'de partout',
    loading: 'Le dessin se prépare…',
    tooLarge: 'Trop grand pour être dessiné : le tableau dit tout.',
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
  reasonOf: (reason) => reasons[reason] ?? reason,
  metaName: (key) => metaNames[key] ?? key,
  isDark: ({ theme }) => theme === 'dark',
  where: ({ path }) => (typeof path === 'string' ? path : null),
  cases: (args) =>
    Object.entries(args).flatMap(([name, value]) =>
      isLoaded(value) && caseNames[value.state] !== undefined
        ? [`${dataNames[name] ?? name} : ${caseNames[value.state]}`]
        : [],
    ),
};
