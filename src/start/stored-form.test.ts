import { describe, expect, it } from 'vitest';
import { hasStoredForm } from './stored-form.ts';
import { openTab } from './testing/fake-tab.ts';

describe('a page that this device would draw otherwise than it was prerendered', () => {
  it.each([
    ['/login', 'login', true],
    ['/register', 'registration', true],
    ['/forgot-password', 'forgot-password', true],
    ['/forgot-password', 'login', true],
    ['/contact', 'contact', true],
    ['/login', 'contact', false],
    ['/contact', 'login', false],
    ['/register', 'login', false],
    ['/shop', 'login', false],
  ] as const)('%s with a draft of %s: %s', (path, form, expected) => {
    const { app } = openTab();
    expect(hasStoredForm(app, path)).toBe(false);
    app.drafts.keep(form, { email: 'awa@exemple.ci' });
    expect(hasStoredForm(app, path)).toBe(expected);
  });

  it.each([
    ['/login', true],
    ['/forgot-password', false],
  ])('%s with a remembered identifier: %s', (path, expected) => {
    expect(hasStoredForm(openTab({ remembered_identifier: 'awa@exemple.ci' }).app, path)).toBe(expected);
  });
});
