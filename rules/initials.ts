import { beginning, prose } from './text.ts';

const firstLetter = (name: string | null | undefined): string =>
  beginning(prose(name ?? ''), 1).text.toUpperCase() || '?';

/** The uppercased first letters of first and last name; a question mark replaces a missing one (specification §2 "Dashboard"). */
export function initialsOf(
  firstName: string | null | undefined,
  lastName: string | null | undefined,
): string {
  return `${firstLetter(firstName)}${firstLetter(lastName)}`;
}
