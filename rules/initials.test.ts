// §2 Dashboard: Head: initials circle

import { describe, expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

describe('initials', () => {
  it('are the uppercased first letters of first and last name', () => {
    expect(initialsOf('awa', 'koné')).toBe('AK');
    expect(initialsOf(' élise ', 'n’Guessan')).toBe('ÉN');
  });

  it('are ?? where the names are missing', () => {
    expect(initialsOf(undefined, null)).toBe('??');
    expect(initialsOf('', '  ')).toBe('??');
    expect(initialsOf('Awa', '')).toBe('A?');
  });
});
