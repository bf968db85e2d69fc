// §5 Contact: All four fields

import { describe, expect, it } from 'vitest';
import { validateContact } from './contact.ts';

describe('the contact form', () => {
  it('requires all four fields, and a valid e-mail', () => {
    expect(validateContact({ name: ' ', email: '', subject: '', message: '' })).toEqual({
      ok: false,
      errors: {
        name: 'name-required',
        email: 'email-required',
        subject: 'subject-required',
        message: 'message-required',
      },
    });
    expect(validateContact({ name: 'Awa', email: 'awa', subject: 's', message: 'm' })).toEqual({
      ok: false,
      errors: { email: 'email-invalid' },
    });
    expect(validateContact({ name: ' Awa ', email: 'awa@exemple.ci', subject: 's', message: 'm' })).toEqual({
      ok: true,
      values: { name: 'Awa', email: 'awa@exemple.ci', subject: 's', message: 'm' },
    });
  });
});
