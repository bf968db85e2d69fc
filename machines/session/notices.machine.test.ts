// §2 Toasts: Top centre, newest
// §9 Constants: Toast 5000 ms

import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type NoticeCode, noticeLifetime, noticesMachine } from './notices.machine.ts';

const open = (isShown = true) => {
  const clock = new SimulatedClock();
  const actor = createActor(noticesMachine, { clock }).start();
  if (isShown) actor.send({ type: 'notices.shown' });
  const notify = (code: NoticeCode) => actor.send({ type: 'notice.added', notice: { code } });
  const codes = () => actor.getSnapshot().context.notices.map((notice) => notice.code);
  const idOf = (code: NoticeCode) =>
    actor.getSnapshot().context.notices.find((notice) => notice.code === code)?.id ?? 0;
  const pass = (ms: number) => {
    for (let passed = 0; passed < ms; passed += 50) clock.increment(50);
  };
  return { actor, notify, codes, idOf, pass };
};

describe('notices', () => {
  it('shows the newest on top', () => {
    const { notify, codes } = open();
    notify('cart-added');
    notify('order-placed');
    expect(codes()).toEqual(['order-placed', 'cart-added']);
  });

  it('shows a notice for 5000 ms, not less and not more', () => {
    const { actor, notify, codes, pass } = open();
    notify('cart-added');
    pass(noticeLifetime - 50);
    expect(codes()).toEqual(['cart-added']);
    pass(50);
    expect(codes()).toEqual([]);
    // No clock runs on for nothing.
    expect(actor.getSnapshot().value).toBe('empty');
  });

  it('keeps the first notices, however long their place takes to come, and then shows them for 5000 ms', () => {
    const { actor, notify, codes, pass } = open(false);
    notify('code-sent');
    pass(60_000);
    notify('cart-added');
    expect(codes()).toEqual(['cart-added', 'code-sent']);
    actor.send({ type: 'notices.shown' });
    pass(noticeLifetime - 50);
    expect(codes()).toEqual(['cart-added', 'code-sent']);
    pass(50);
    expect(codes()).toEqual([]);
  });

  it('gives each notice its own 5000 ms', () => {
    const { notify, codes, pass } = open();
    notify('cart-added');
    pass(2050);
    notify('order-placed');
    pass(3000);
    expect(codes()).toEqual(['order-placed']);
    pass(1950);
    expect(codes()).toEqual(['order-placed']);
    pass(50);
    expect(codes()).toEqual([]);
  });

  it('keeps the server’s own text with the code', () => {
    const { actor } = open();
    actor.send({ type: 'notice.added', notice: { code: 'cart-add-invalid', message: 'Stock insuffisant.' } });
    expect(actor.getSnapshot().context.notices[0]?.message).toBe('Stock insuffisant.');
  });

  it('closes the notice that was clicked and no other', () => {
    const { actor, notify, codes, idOf } = open();
    notify('cart-added');
    notify('order-placed');
    actor.send({ type: 'notice.closed', id: idOf('order-placed') });
    expect(codes()).toEqual(['cart-added']);
  });

  it('merges a repeated notice: on top, counted, with its full time', () => {
    const { actor, notify, codes, pass } = open();
    notify('cart-added');
    notify('logged-out');
    pass(4000);
    notify('cart-added');
    expect(codes()).toEqual(['cart-added', 'logged-out']);
    expect(actor.getSnapshot().context.notices.map(({ times }) => times)).toEqual([2, 1]);
    pass(4000);
    expect(codes()).toEqual(['cart-added']);
    actor.send({ type: 'notice.added', notice: { code: 'cart-added', message: 'Ajouté.' } });
    expect(actor.getSnapshot().context.notices).toMatchObject([{ message: 'Ajouté.', times: 1 }]);
  });

  it('keeps an add that can be taken back until it is closed', () => {
    const { actor, codes, pass, idOf } = open();
    const former = { productId: 'ladoum', session: 'none true 0', quantities: {} };
    actor.send({ type: 'notice.added', notice: { code: 'cart-added', former } });
    pass(60_000);
    expect(codes()).toEqual(['cart-added']);
    actor.send({ type: 'notice.closed', id: idOf('cart-added') });
    expect(codes()).toEqual([]);
  });

  it('takes an error away with the success that puts it right, and no other', () => {
    const { notify, codes } = open();
    notify('cart-add-failed');
    notify('login-credentials-wrong');
    notify('quantity-change-failed');
    notify('registration-succeeded');
    notify('activation-succeeded');
    expect(codes()).not.toContain('registration-succeeded');
    notify('login-succeeded');
    expect(codes()).toEqual(['login-succeeded', 'quantity-change-failed', 'cart-add-failed']);
    notify('cart-added');
    notify('quantity-changed');
    expect(codes()).toEqual(['quantity-changed', 'cart-added', 'login-succeeded']);
  });

  it.each([
    ['registration-refused', 'registration-succeeded'],
    ['code-invalid', 'activation-succeeded'],
    ['profile-update-failed', 'profile-updated'],
    ['password-change-failed', 'password-changed'],
    ['line-removal-failed', 'line-removed'],
    ['line-restore-failed', 'line-restored'],
    ['checkout-failed', 'order-placed'],
    ['session-expired', 'code-sent'],
  ] as const)('takes %s away with %s', (error, success) => {
    const { notify, codes } = open();
    notify(error);
    notify('invoice-failed');
    notify(success);
    expect(codes()).toEqual([success, 'invoice-failed']);
  });

  it.each([
    ['login-credentials-wrong', 'login-server-failed'],
    ['registration-credentials-wrong', 'registration-refused'],
    ['code-invalid', 'code-account-unknown'],
    ['recovery-email-unknown', 'recovery-failed'],
    ['reset-token-invalid', 'reset-failed'],
    ['cart-added', 'cart-add-invalid'],
    ['cart-add-failed', 'cart-add-server-failed'],
    ['line-removed', 'line-removal-failed'],
    ['checkout-failed', 'checkout-unexpected-answer'],
    ['profile-updated', 'profile-update-failed'],
    ['password-changed', 'password-change-failed'],
  ] as const)('shows a form’s new answer in the place of its old one: %s, then %s', (before, now) => {
    const { notify, codes } = open();
    notify(before);
    notify('invoice-failed');
    notify('profile-phone-unchanged');
    notify(now);
    expect(codes()).toEqual([now, 'profile-phone-unchanged', 'invoice-failed']);
  });

  it('takes the success of a quantity away with the refusal of the next one: the two contradict each other', () => {
    const { notify, codes } = open();
    notify('cart-added');
    notify('quantity-changed');
    notify('quantity-change-failed');
    expect(codes()).toEqual(['quantity-change-failed', 'cart-added']);
  });

  it('removes refusals when the page shows the success of the refused action', () => {
    const { actor, notify, codes } = open();
    notify('recovery-email-unknown');
    notify('reset-failed');
    notify('recovery-failed');
    actor.send({ type: 'success.shown', by: 'link-sent' });
    expect(codes()).toEqual(['reset-failed']);
    actor.send({ type: 'success.shown', by: 'password-set' });
    expect(codes()).toEqual([]);
    expect(actor.getSnapshot().matches('empty')).toBe(true);
  });

  it('leaves the notice that a code was sent until it is old, whatever the code did', () => {
    const { notify, codes } = open();
    notify('code-sent');
    notify('activation-succeeded');
    expect(codes()).toEqual(['activation-succeeded', 'code-sent']);
  });

  it.each(['pointer', 'focus'] as const)('pauses under the %s and keeps its remaining time', (holder) => {
    const { actor, notify, codes, pass } = open();
    notify('cart-added');
    pass(4000);
    actor.send({ type: `${holder}.entered` });
    pass(60_000);
    expect(codes()).toEqual(['cart-added']);
    actor.send({ type: `${holder}.left` });
    pass(950);
    expect(codes()).toEqual(['cart-added']);
    pass(50);
    expect(codes()).toEqual([]);
  });

  it('stays paused when the pointer leaves but the focus stays', () => {
    const { actor, notify, codes, pass } = open();
    notify('cart-added');
    actor.send({ type: 'pointer.entered' });
    actor.send({ type: 'focus.entered' });
    actor.send({ type: 'pointer.left' });
    pass(noticeLifetime * 2);
    expect(codes()).toEqual(['cart-added']);
    actor.send({ type: 'focus.left' });
    pass(noticeLifetime);
    expect(codes()).toEqual([]);
  });

  it('stays paused when the focus leaves but the pointer stays', () => {
    const { actor, notify, codes, pass } = open();
    notify('cart-added');
    actor.send({ type: 'focus.entered' });
    actor.send({ type: 'pointer.entered' });
    actor.send({ type: 'focus.left' });
    pass(noticeLifetime * 2);
    expect(codes()).toEqual(['cart-added']);
    actor.send({ type: 'pointer.left' });
    pass(noticeLifetime);
    expect(codes()).toEqual([]);
  });

  it('shows a notice that arrives during a pause for its full time after it', () => {
    const { actor, notify, codes, pass } = open();
    notify('cart-added');
    actor.send({ type: 'pointer.entered' });
    notify('order-placed');
    expect(codes()).toEqual(['order-placed', 'cart-added']);
    actor.send({ type: 'pointer.left' });
    pass(noticeLifetime - 50);
    expect(codes()).toEqual(['order-placed', 'cart-added']);
    pass(50);
    expect(codes()).toEqual([]);
  });

  it('stays paused while the focus moves to the next notice, and resumes once it has left', () => {
    const { actor, notify, codes, idOf, pass } = open();
    notify('cart-added');
    notify('order-placed');
    actor.send({ type: 'focus.entered' });
    actor.send({ type: 'notice.closed', id: idOf('order-placed') });
    pass(noticeLifetime * 2);
    expect(codes()).toEqual(['cart-added']);
    actor.send({ type: 'focus.left' });
    pass(noticeLifetime);
    expect(codes()).toEqual([]);
  });

  it('counts from the start for a notice that follows the last one closed under pointer and focus', () => {
    const { actor, notify, codes, idOf, pass } = open();
    notify('cart-added');
    actor.send({ type: 'pointer.entered' });
    actor.send({ type: 'focus.entered' });
    actor.send({ type: 'notice.closed', id: idOf('cart-added') });
    expect(actor.getSnapshot().value).toBe('empty');
    notify('order-placed');
    pass(noticeLifetime);
    expect(codes()).toEqual([]);
  });
});
