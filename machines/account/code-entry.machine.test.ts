// §2 Activation code: 6 single-digit boxes;
// §2 Activation code: The button is
// §2 Activation code: Success: notice, then
// §2 Activation code: « L'activation de
// §2 Two-factor: The code was
// §2 Two-factor: Success shows the
// §4 Session: Login stores the
// §4 Code pages: Submittable only when
// §8 Activation code and two-factor code: 400 the message
// §8 Activation code and two-factor code: « Code OTP
// §8 Activation code and two-factor code: « Aucun compte
// §8 Activation code and two-factor code: « L'activation de
// §9 Constants: Registration code length

import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { codeLengths, codeOf } from '#rules/code-boxes.ts';
import type { Notice } from '../session/notices.machine.ts';
import { deferredCall } from '../testing/deferred-call.ts';
import { withEffects } from '../with-effects.ts';
import {
  type CodeAnswer,
  type CodeEntryEvent,
  type CodeEntryInput,
  codeEntryMachine,
} from './code-entry.machine.ts';

const open = (input: Partial<CodeEntryInput> = {}) => {
  const said: string[] = [];
  const verify = deferredCall<{ recipient: string; code: string }, CodeAnswer>();
  const actor = createActor(
    withEffects(codeEntryMachine, {
      calls: { verify: verify.call },
      actions: {
        beginSession: (tokens) => said.push(`session ${JSON.stringify(tokens)}`),
        forgetRecipient: () => said.push('recipient forgotten'),
        notify: (notice: Notice) =>
          said.push(notice.message === undefined ? notice.code : `${notice.code}: ${notice.message}`),
        leave: ({ path }) => said.push(`to ${path}`),
      },
    }),
    { input: { recipient: 'awa@exemple.ci', length: codeLengths.activation, next: '/login', ...input } },
  ).start();
  const send = (event: CodeEntryEvent) => actor.send(event);
  const type = (digits: string) => {
    for (const digit of digits) send({ type: 'digit.typed', box: boxes().at, text: digit });
  };
  const boxes = () => actor.getSnapshot().context.boxes;
  const state = () => actor.getSnapshot().value;
  const code = () => codeOf(boxes());
  return {
    actor,
    said,
    verify,
    send,
    type,
    boxes,
    state,
    code,
    submit: (digits = boxes().digits) => send({ type: 'form.submitted', digits }),
  };
};

describe('code entry', () => {
  it('has six boxes for the activation and five for two-factor', () => {
    expect(open().boxes().digits).toHaveLength(6);
    expect(open({ length: codeLengths.twoFactor }).boxes().digits).toHaveLength(5);
  });

  it('shows no form without a recipient', () => {
    const { actor, state, type, submit, verify } = open({ recipient: null });
    expect(state()).toBe('unawaited');
    type('482913');
    submit();
    expect(verify.calls).toEqual([]);
    expect(actor.getSnapshot().hasTag('busy')).toBe(false);
  });

  it('moves on with each digit, back with Backspace in an empty box, and by arrows, Home and End', () => {
    const { send, type, boxes, code } = open();
    type('482');
    expect(boxes().at).toBe(3);
    send({ type: 'digit.erased', box: 3 });
    expect([code(), boxes().at]).toEqual(['482', 2]);
    send({ type: 'digit.erased', box: 2 });
    expect([code(), boxes().at]).toEqual(['48', 2]);
    send({ type: 'box.left', to: 'first' });
    expect(boxes().at).toBe(0);
    send({ type: 'box.left', to: 'last' });
    send({ type: 'box.left', to: 'previous' });
    expect(boxes().at).toBe(4);
    send({ type: 'box.entered', box: 1 });
    expect(boxes().at).toBe(1);
  });

  it('is filled by a paste, and by the phone’s suggestion', () => {
    const pasted = open();
    pasted.send({ type: 'code.pasted', box: 3, text: ' 482-913 ' });
    expect(pasted.code()).toBe('482913');
    const suggested = open({ length: codeLengths.twoFactor });
    suggested.send({ type: 'digit.typed', box: 0, text: '73051' });
    expect(suggested.code()).toBe('73051');
  });

  it('sends nothing while a box is empty, reports it as unfinished, and focuses its first empty box', () => {
    const { actor, type, send, submit, verify, state } = open();
    type('48291');
    send({ type: 'box.entered', box: 1 });
    submit();
    expect(verify.calls).toEqual([]);
    expect(state()).toEqual({ filling: 'unfinished' });
    expect(actor.getSnapshot().context.boxes.at).toBe(5);
    type('3');
    expect(state()).toEqual({ filling: 'idle' });
  });

  it('sends one request however often it is submitted, and ignores digits meanwhile', () => {
    const { actor, type, send, submit, verify, code } = open();
    type('482913');
    submit();
    submit();
    submit();
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
    send({ type: 'digit.typed', box: 5, text: '7' });
    send({ type: 'digit.erased', box: 5 });
    send({ type: 'code.pasted', box: 0, text: '111111' });
    expect(verify.calls.map(({ input }) => input)).toEqual([{ recipient: 'awa@exemple.ci', code: '482913' }]);
    expect(code()).toBe('482913');
  });

  it('validates and sends the digits that a submission carries', () => {
    const unknown = open();
    unknown.submit([...'482913']);
    expect(unknown.verify.calls.map(({ input }) => input.code)).toEqual(['482913']);
    expect(unknown.code()).toBe('482913');
    const emptied = open();
    emptied.type('482913');
    emptied.submit(['4', '8', '', '9', '1', '3']);
    expect(emptied.verify.calls).toEqual([]);
    expect(emptied.state()).toEqual({ filling: 'unfinished' });
    expect(emptied.boxes()).toMatchObject({ digits: ['4', '8', '', '9', '1', '3'], at: 2 });
  });

  it('activates the account: the notice, and on to /login', async () => {
    const { type, submit, verify, said, actor } = open();
    type('482913');
    submit();
    await verify.last().answer({ kind: 'activated' });
    expect(said).toEqual(['recipient forgotten', 'activation-succeeded', 'to /login']);
    expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  });

  it('finishes a login: the session, the same notice, and on', async () => {
    const { type, submit, verify, said } = open({ length: codeLengths.twoFactor, next: '/cart/' });
    type('73051');
    submit();
    await verify.last().answer({ kind: 'loggedIn', token: 'a', refreshToken: 'r' });
    expect(said).toEqual([
      'session {"token":"a","refreshToken":"r"}',
      'recipient forgotten',
      'activation-succeeded',
      'to /cart/',
    ]);
  });

  it.each<Extract<CodeAnswer, { kind: 'refused' }>['refusal']>([
    { code: 'code-invalid' },
    { code: 'code-invalid', message: 'Ce code a expiré.' },
    { code: 'code-account-unknown' },
    { code: 'code-activation-failed' },
  ])('shows the refusal %j, keeps the digits and can be submitted again', async (refusal) => {
    const { type, submit, verify, said, state, code, actor } = open();
    type('482913');
    submit();
    await verify.last().answer({ kind: 'refused', refusal });
    expect(said).toEqual([
      refusal.message === undefined ? refusal.code : `${refusal.code}: ${refusal.message}`,
    ]);
    expect(state()).toEqual({ filling: 'refused' });
    expect(actor.getSnapshot().context.refusal).toEqual(refusal);
    expect(code()).toBe('482913');
    submit();
    expect(verify.calls).toHaveLength(2);
    expect(actor.getSnapshot().context.refusal).toBeNull();
  });

  it('shows any other answer beside the boxes, without a notice', async () => {
    const { type, submit, verify, said, state, code, actor } = open();
    type('482913');
    submit();
    await verify
      .last()
      .answer({ kind: 'unverified', refusal: { code: 'code-unverified', message: 'Trop d’essais.' } });
    expect(said).toEqual([]);
    expect(state()).toEqual({ filling: 'refused' });
    expect(actor.getSnapshot().context.refusal?.message).toBe('Trop d’essais.');
    expect(code()).toBe('482913');
  });

  it('moves the focus to the first digit after a wrong code, and leaves it alone for other refusals', async () => {
    const wrong = open();
    wrong.type('482913');
    wrong.submit();
    await wrong.verify.last().answer({ kind: 'refused', refusal: { code: 'code-invalid' } });
    expect(wrong.boxes().at).toBe(0);
    const failed = open();
    failed.type('482913');
    failed.submit();
    await failed.verify.last().answer({ kind: 'refused', refusal: { code: 'code-activation-failed' } });
    expect(failed.boxes().at).toBe(5);
  });

  it.each<CodeEntryEvent>([
    { type: 'digit.erased', box: 5 },
    { type: 'code.pasted', box: 0, text: '482914' },
  ])('takes a refusal back at $type', async (event) => {
    const { type, send, submit, verify, state, actor } = open();
    type('482913');
    submit();
    await verify.last().answer({ kind: 'refused', refusal: { code: 'code-invalid' } });
    send(event);
    expect(state()).toEqual({ filling: 'idle' });
    expect(actor.getSnapshot().context.refusal).toBeNull();
  });

  it('clears a refusal as soon as a digit changes', async () => {
    const { type, send, submit, verify, state, actor } = open();
    type('482913');
    submit();
    await verify.last().answer({ kind: 'refused', refusal: { code: 'code-invalid' } });
    send({ type: 'box.left', to: 'next' });
    expect(state()).toEqual({ filling: 'refused' });
    send({ type: 'digit.typed', box: 1, text: '9' });
    expect(state()).toEqual({ filling: 'idle' });
    expect(actor.getSnapshot().context.refusal).toBeNull();
  });

  it('shows a missing answer beside the boxes, without a notice, and keeps the digits', async () => {
    const { type, submit, verify, said, state, code } = open();
    type('482913');
    submit();
    await verify.last().fail();
    expect(said).toEqual([]);
    expect(state()).toEqual({ filling: 'unreachable' });
    expect(code()).toBe('482913');
    submit();
    expect(verify.calls).toHaveLength(2);
  });
});
