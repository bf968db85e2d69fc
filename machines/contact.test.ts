import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { ContactValues } from '#rules/contact.ts';
import { contactMachine, emptyMessage } from './contact.ts';

const whole: ContactValues = {
  name: 'Awa',
  email: 'awa@exemple.ci',
  subject: 'Livraison',
  message: 'Livrez-vous à Bouaké ?',
};

const open = () => {
  const actor = createActor(contactMachine).start();
  const fill = (values: Partial<ContactValues>) => {
    for (const field of ['name', 'email', 'subject', 'message'] as const) {
      const value = values[field];
      if (value !== undefined) actor.send({ type: 'field.edited', field, value });
    }
  };
  const submit = () => actor.send({ type: 'message.submitted' });
  const state = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  return { fill, submit, state, context };
};

describe('contact', () => {
  it('wants all four fields', () => {
    const { submit, state, context } = open();
    submit();
    expect(state()).toBe('refused');
    expect(context().errors).toEqual({
      name: 'name-required',
      email: 'email-required',
      subject: 'subject-required',
      message: 'message-required',
    });
  });

  it.each(['name', 'email', 'subject', 'message'] as const)('is not sent where %s is blank', (field) => {
    const { fill, submit, state, context } = open();
    fill({ ...whole, [field]: '  ' });
    submit();
    expect(state()).toBe('refused');
    expect(Object.keys(context().errors)).toEqual([field]);
  });

  it('says that the message was sent and clears the form', () => {
    const { fill, submit, state, context } = open();
    fill(whole);
    submit();
    expect(state()).toBe('sent');
    expect(context()).toEqual({ values: emptyMessage, errors: {} });
  });

  it('is sent once for three presses of Enter, and what was said stays', () => {
    const { fill, submit, state, context } = open();
    fill(whole);
    submit();
    submit();
    submit();
    expect(state()).toBe('sent');
    expect(context().errors).toEqual({});
  });

  it('takes a field’s error back as soon as it is edited, and keeps the others', () => {
    const { fill, submit, context } = open();
    submit();
    fill({ name: 'A' });
    expect(Object.keys(context().errors)).toEqual(['email', 'subject', 'message']);
    expect(context().values.name).toBe('A');
  });

  it('keeps what was typed where it is refused, and is sent once mended', () => {
    const { fill, submit, state, context } = open();
    fill({ ...whole, email: 'awa' });
    submit();
    expect(context().errors).toEqual({ email: 'email-invalid' });
    expect(context().values.message).toBe(whole.message);
    submit();
    expect(state()).toBe('refused');
    fill({ email: whole.email });
    submit();
    expect(state()).toBe('sent');
  });

  it('takes another message after the first', () => {
    const { fill, submit, state, context } = open();
    fill(whole);
    submit();
    fill({ name: 'I' });
    expect(state()).toBe('filling');
    expect(context().values).toEqual({ ...emptyMessage, name: 'I' });
  });
});
