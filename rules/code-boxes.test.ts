import { describe, expect, it } from 'vitest';
import { codeDigits } from './code-boxes.ts';

describe('the digits of a code', () => {
  it('are what is left without everything else', () => {
    expect(codeDigits('12 34-56')).toBe('123456');
    expect(codeDigits('code : 47 1')).toBe('471');
    expect(codeDigits('abc')).toBe('');
    expect(codeDigits('٤7')).toBe('7');
  });
});
