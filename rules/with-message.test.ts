import { expect, it } from 'vitest';
import { withMessage } from './with-message.ts';

it('puts the server’s own words beside a code, and leaves the code alone where it sent none', () => {
  expect(withMessage({ code: 'code-invalid' }, 'Code expiré.')).toStrictEqual({
    code: 'code-invalid',
    message: 'Code expiré.',
  });
  expect(withMessage({ code: 'code-invalid' }, undefined)).toStrictEqual({ code: 'code-invalid' });
});
