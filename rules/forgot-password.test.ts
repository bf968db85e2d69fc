import { describe, expect, it } from 'vitest';
import { validateForgotPassword } from './forgot-password.ts';

describe('the request for a new password', () => {
  it('requires a valid e-mail', () => {
    expect(validateForgotPassword({ email: ' client@exemple.ci ' })).toEqual({
      ok: true,
      values: { email: 'client@exemple.ci' },
    });
    expect(validateForgotPassword({ email: 'client' })).toEqual({
      ok: false,
      errors: { email: 'email-invalid' },
    });
  });
});
