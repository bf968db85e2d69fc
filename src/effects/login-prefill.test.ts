import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openTab } from '#boot/testing/fake-tab.ts';
import { loginWithin } from '#rules/waits.ts';
import { loginEffects, loginInput } from './login.ts';
import { holdLoginPassword } from './login-prefill.ts';
import { answer } from './testing/answering-tab.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A tab whose login is prefilled with `email`, just after awa@exemple.ci has registered in it. */
const afterRegistration = (email = 'awa@exemple.ci') => {
  const tab = openTab();
  tab.app.drafts.write('login', { email });
  holdLoginPassword(tab.app, 'awa@exemple.ci', 'Tabaski-2026');
  return tab;
};
const waiting = ({ app }: ReturnType<typeof openTab>) => loginInput(app).password;

it('the login of a new account has its password, and nothing of it is stored', () => {
  const tab = afterRegistration();
  expect(waiting(tab)).toBe('Tabaski-2026');
  expect(JSON.stringify([...tab.values.values()])).not.toContain('Tabaski-2026');
  expect(tab.app.drafts.read('login')).not.toContain('Tabaski-2026');
});

it('no other login has it, nor another tab', () => {
  expect(waiting(afterRegistration('autre@exemple.ci'))).toBe('');
  const other = openTab();
  other.app.drafts.write('login', { email: 'awa@exemple.ci' });
  expect(waiting(other)).toBe('');
});

it('waits half an hour, and no longer', () => {
  const tab = afterRegistration();
  vi.advanceTimersByTime(loginWithin - 1);
  expect(waiting(tab)).toBe('Tabaski-2026');
  vi.advanceTimersByTime(1);
  expect(waiting(tab)).toBe('');
});

it('is there for one login: what was refused is not filled in again', async () => {
  const tab = afterRegistration();
  answer(tab, '/auth/login/', 401, {});
  const values = { email: 'awa@exemple.ci', password: 'Tabaski-2026' };
  await loginEffects(tab.app).calls.logIn(values, new AbortController().signal);
  expect(waiting(tab)).toBe('');
});
