/**
 * What a loader gives a screen: each of the four cases has a look of its own, and a story. `unread`: so many records of a list could
 * not be read, and are missing from it.
 */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'empty' }
  | { state: 'ready'; data: T; unread?: number }
  | { state: 'failed' };
