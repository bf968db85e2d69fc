/**
 * Loaded data: each of the four cases has its own view, and a story. `unread` is the number of unreadable records, which are
 * missing from a list. `isSilent`: nobody answered, or the client took an answer for a lost line.
 */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'empty' }
  | { state: 'ready'; data: T; unread?: number }
  | { state: 'failed'; isSilent?: boolean };
