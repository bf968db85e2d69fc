import { expect, it } from 'vitest';
import { withMessage } from './with-message.ts';

it('adds the server’s message to a code, and nothing without one', () => {
  expect(withMessage({ code: 'code-invalid' }, 'Code expiré.')).toStrictEqual({
    code: 'code-invalid',
    message: 'Code expiré.',
  });
  expect(withMessage({ code: 'code-invalid' }, undefined)).toStrictEqual({ code: 'code-invalid' });
});
