import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { faults } from './faults.ts';
import { root } from './run.mjs';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('the control', () => {
  it.each(faults)('$what: its code is once in its file, its test in the other', (fault) => {
    expect(read(fault.file).split(fault.mended)).toHaveLength(2);
    expect(read(fault.test)).toContain(fault.title);
  });
});
