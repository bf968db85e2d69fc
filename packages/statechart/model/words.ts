/** The texts of a chart's own interface; names of states, events and guards are the machine's. */
export const inEnglish = {
  chart: 'Chart',
  table: 'Table',
  search: 'Search states and events',
  /** `{count}` is replaced by a number. */
  found: '{count} found',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fit: 'Fit',
  actions: 'Actions',
  direction: 'Turn',
  whole: 'Full screen',
  state: 'State',
  event: 'Event',
  guard: 'Condition',
  does: 'Actions',
  target: 'Leads to',
  active: 'active',
  entry: 'entry',
  exit: 'exit',
  call: 'runs',
  done: 'done',
  failed: 'error',
  snapshot: 'update',
  finished: 'finished',
  compound: 'compound',
  parallel: 'parallel',
  final: 'final',
  history: 'history',
  always: 'at once',
  stays: 'stays',
  anywhere: 'anywhere inside',
  loading: 'Laying out…',
  tooLarge: 'Too large to be drawn: the table holds all of it.',
  /** `{delay}` is replaced by a duration. */
  after: 'after {delay}',
  machine: 'Machine',
  where: 'Address',
  here: 'This story shows',
  path: 'How one gets here',
  start: 'It starts here.',
  next: 'What can happen',
  noStory: 'no story',
  unreachable: 'No transition leads here by itself.',
  noChart: 'No machine is behind this story.',
  live: 'Live: events are sent.',
  calls: 'What if?',
  noCalls: 'No call is under way.',
  stories: 'Stories',
};

export type Words = Readonly<Record<keyof typeof inEnglish, string>>;

const written = (delay: number | string): string =>
  typeof delay === 'string' ? delay : delay < 1000 ? `${delay} ms` : `${delay / 1000} s`;

/** A delay (ms, or its name) in words. */
export const afterText = (words: Words, delay: number | string): string =>
  words.after.replace('{delay}', written(delay));
