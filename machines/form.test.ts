import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateContact } from '#rules/contact.ts';
import { errorsOnceSubmitted, valuesIn, withDraft } from './form.ts';

const empty = { name: '', email: '', subject: '', message: '' };

describe('a form', () => {
  it('shows no error before its first submission, then those of its current fields', () => {
    const errorsOf = errorsOnceSubmitted(validateContact);
    expect(errorsOf({ values: empty, submitted: false })).toEqual({});
    expect(Object.keys(errorsOf({ values: { ...empty, name: 'Awa' }, submitted: true }))).toEqual([
      'email',
      'subject',
      'message',
    ]);
  });

  it('throws for the values of an invalid form', () => {
    expect(() => valuesIn(validateContact(empty))).toThrow('was not checked');
  });

  it('restores the stored values of its fields, and nothing else', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), fc.string(), (stray, name) => {
        const values = withDraft(empty, { ...stray, name });
        expect(Object.keys(values).sort()).toEqual(Object.keys(empty).sort());
        expect(values.name).toBe(name);
      }),
    );
  });
});
