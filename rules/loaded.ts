/**
 * Loaded data: each of the four cases has its own view, and a story. `unread` is the number of unreadable records, which are
 * missing from a list. `part`: the data is a part of the list, and how far the whole is. `isSilent`: nobody answered.
 */
export type Loaded<T> =
  | { state: 'loading' }
  | { state: 'empty' }
  | { state: 'ready'; data: T; unread?: number; part?: 'loading' | 'failed' }
  | { state: 'failed'; isSilent?: boolean };
