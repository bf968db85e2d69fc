import { assign, setup } from 'xstate';
import {
  type ContactField,
  type ContactFieldCode,
  type ContactValues,
  validateContact,
} from '#rules/contact.ts';

export type ContactErrors = Partial<Record<ContactField, ContactFieldCode>>;

/** `values` are the fields as they stand; `errors` what was wrong with them at the last submission, less what was edited since. */
export type ContactContext = { values: ContactValues; errors: ContactErrors };

export type ContactEvent =
  | { type: 'field.edited'; field: ContactField; value: string }
  | { type: 'message.submitted' };

/** An empty form. */
export const emptyMessage: ContactValues = { name: '', email: '', subject: '', message: '' };

const errorsOf = (values: ContactValues): ContactErrors => {
  const validation = validateContact(values);
  return validation.ok ? {} : validation.errors;
};

/**
 * The contact form (specification §2 "Contact", §5). A submission with all four fields clears the form and says that the
 * message was sent; nothing is sent, so there is no effect. Sent, the form waits for a first letter: pressing the button
 * again neither repeats nor hides what was said.
 */
export const contactMachine = setup({
  types: { context: {} as ContactContext, events: {} as ContactEvent },
  guards: { isComplete: ({ context }) => validateContact(context.values).ok },
}).createMachine({
  id: 'contact',
  context: { values: emptyMessage, errors: {} },
  initial: 'filling',
  states: {
    filling: {
      on: {
        'message.submitted': [{ guard: 'isComplete', target: 'sent' }, { target: 'refused' }],
      },
    },
    refused: {
      entry: assign({ errors: ({ context }) => errorsOf(context.values) }),
      on: {
        'message.submitted': [
          { guard: 'isComplete', target: 'sent' },
          { target: 'refused', reenter: true },
        ],
      },
    },
    sent: {
      entry: assign({ values: emptyMessage, errors: {} }),
      on: {
        'field.edited': {
          target: 'filling',
          actions: assign({
            values: ({ context, event }) => ({ ...context.values, [event.field]: event.value }),
          }),
        },
      },
    },
  },
  on: {
    'field.edited': {
      actions: assign({
        values: ({ context, event }) => ({ ...context.values, [event.field]: event.value }),
        errors: ({ context, event }) =>
          Object.fromEntries(Object.entries(context.errors).filter(([field]) => field !== event.field)),
      }),
    },
  },
});
