/** What a loader gives a screen: each of the four cases has a look of its own, and a story. */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'empty' }
  | { state: 'ready'; data: T }
  | { state: 'failed' };
