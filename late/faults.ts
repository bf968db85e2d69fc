/** What can happen to one script of a page on its way. */
export const faults = [
  '3 s late',
  'refused once',
  'refused for 6 s',
  'refused for ever',
  '404 of another version',
  'garbage',
  'cut in the middle',
] as const;

export type Fault = (typeof faults)[number];

/** What becomes of one request: answered, held for so many ms and then answered, its connection broken, or answered wrongly. */
export type Strike = { how: 'pass' | 'refuse' | 'missing' | 'garbage' | 'cut' } | { how: 'hold'; ms: number };

/** How long a file is late, and how long it is refused, in ms. */
const late = 3000;
const refused = 6000;

/** What a fault does to the `turn`th request of its file (from 1), `since` ms after the first one was made. */
export function strikeOf(fault: Fault, turn: number, since: number): Strike {
  switch (fault) {
    case '3 s late':
      return since < late ? { how: 'hold', ms: late - since } : { how: 'pass' };
    case 'refused once':
      return { how: turn === 1 ? 'refuse' : 'pass' };
    case 'refused for 6 s':
      return { how: since < refused ? 'refuse' : 'pass' };
    case 'refused for ever':
      return { how: 'refuse' };
    case '404 of another version':
      return { how: 'missing' };
    case 'garbage':
      return { how: 'garbage' };
    case 'cut in the middle':
      return { how: 'cut' };
  }
}
