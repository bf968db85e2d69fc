import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { validatorFor } from './validation.ts';

describe('the validation of a form', () => {
  it('returns the first code of each invalid field', () => {
    const text = v.pipe(v.string(), v.minLength(3, 'short'), v.regex(/^\d+$/, 'no-digits'));
    const check = validatorFor(v.object({ one: text, two: text }));
    expect(check({ one: 'a', two: '123' })).toEqual({ ok: false, errors: { one: 'short' } });
    expect(check({ one: 'abc', two: '1' })).toEqual({
      ok: false,
      errors: { one: 'no-digits', two: 'short' },
    });
  });

  it('refuses a form whose error belongs to no field', () => {
    const form = v.object({ one: v.string() });
    const check = validatorFor(
      v.pipe(
        form,
        v.check<v.InferOutput<typeof form>, string>(() => false, 'wrong'),
      ),
    );
    expect(check({ one: '' })).toEqual({ ok: false, errors: {} });
  });
});
