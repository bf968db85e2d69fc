// §2 Contact: Four required fields;

import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { ContactValues } from '#rules/contact.ts';
import { withEffects } from '../with-effects.ts';
import { contactErrors, contactMachine, emptyMessage } from './contact.machine.ts';

const whole: ContactValues = {
  name: 'Awa',
  email: 'awa@exemple.ci',
  subject: 'Livraison',
  message: 'Livrez-vous à Bouaké ?',
};

const open = (draft: Record<string, string> = {}) => {
  const done: unknown[] = [];
  const actor = createActor(
    withEffects(contactMachine, {
      calls: {},
      actions: {
        writeFields: (values) => done.push(values),
        forgetDraft: () => done.push('draft forgotten'),
      },
    }),
    { input: { draft } },
  ).start();
  const fill = (values: Partial<ContactValues>) => {
    for (const field of ['name', 'email', 'subject', 'message'] as const) {
      const value = values[field];
      if (value !== undefined) actor.send({ type: 'field.changed', field, value });
    }
  };
  const state = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  const submit = (values = context().values) => actor.send({ type: 'form.submitted', values });
  const errors = () => contactErrors(context());
  return { fill, submit, state, context, errors, done };
};

describe('contact', () => {
  it('requires all four fields', () => {
    const { submit, state, errors } = open();
    submit();
    expect(state()).toEqual({ filling: 'invalid' });
    expect(errors()).toEqual({
      name: 'name-required',
      email: 'email-required',
      subject: 'subject-required',
      message: 'message-required',
    });
  });

  it.each(['name', 'email', 'subject', 'message'] as const)('is not sent where %s is blank', (field) => {
    const { fill, submit, state, errors } = open();
    fill({ ...whole, [field]: '  ' });
    expect(errors()).toEqual({});
    submit();
    expect(state()).toEqual({ filling: 'invalid' });
    expect(Object.keys(errors())).toEqual([field]);
  });

  it('confirms that the message was sent and clears the form', () => {
    const { fill, submit, state, context, done } = open();
    fill(whole);
    submit();
    expect(state()).toBe('sent');
    expect(context()).toEqual({ values: emptyMessage, submitted: false });
    expect(done).toEqual([emptyMessage, 'draft forgotten']);
  });

  it('is sent once for three presses of Enter, and the confirmation stays', () => {
    const { fill, submit, state, errors } = open();
    fill(whole);
    submit();
    submit();
    submit();
    expect(state()).toBe('sent');
    expect(errors()).toEqual({});
  });

  it('clears a field’s error as soon as it is edited, and keeps the others', () => {
    const { fill, submit, context, errors } = open();
    submit();
    fill({ name: 'A' });
    expect(Object.keys(errors())).toEqual(['email', 'subject', 'message']);
    expect(context().values.name).toBe('A');
  });

  it('keeps the input when it is invalid, and is sent once it is corrected', () => {
    const { fill, submit, state, context, errors } = open();
    fill({ ...whole, email: 'awa' });
    submit();
    expect(errors()).toEqual({ email: 'email-invalid' });
    expect(context().values.message).toBe(whole.message);
    submit();
    expect(state()).toEqual({ filling: 'invalid' });
    fill({ email: whole.email });
    submit();
    expect(state()).toBe('sent');
  });

  it('takes another message after the first', () => {
    const { fill, submit, state, context } = open();
    fill(whole);
    submit();
    fill({ name: 'I' });
    expect(state()).toEqual({ filling: 'idle' });
    expect(context().values).toEqual({ ...emptyMessage, name: 'I' });
  });

  it('keeps the confirmation while the emptied fields are read', () => {
    const { fill, submit, state } = open();
    submit(whole);
    fill(emptyMessage);
    expect(state()).toBe('sent');
  });

  it('validates the values that a submission carries', () => {
    const unknown = open();
    unknown.submit(whole);
    expect(unknown.state()).toBe('sent');
    const changed = open();
    changed.fill(whole);
    changed.submit({ ...whole, email: 'awa' });
    expect(changed.done).toEqual([]);
    expect(changed.errors()).toEqual({ email: 'email-invalid' });
    expect(changed.context().values.email).toBe('awa');
  });

  it('restores the input after a reload', () => {
    const draft = { name: 'Awa', message: 'Livrez' };
    expect(open(draft).context().values).toEqual({ ...emptyMessage, ...draft });
  });
});
