import { assign, setup } from 'xstate';
import { type ContactField, type ContactValues, validateContact } from '#rules/contact.ts';
import {
  errorsOnceSubmitted,
  type FieldChanged,
  type FormDraft,
  type FormSubmitted,
  submittedValues,
  withDraft,
  withField,
} from '../form.ts';
import { providedAction } from '../with-effects.ts';

/** `values`: the current fields. `submitted`: whether they were submitted before, and are validated on every change since. */
export type ContactContext = { values: ContactValues; submitted: boolean };

export type ContactEvent = FieldChanged<ContactField> | FormSubmitted<ContactValues>;

export const emptyMessage: ContactValues = { name: '', email: '', subject: '', message: '' };

export const contactErrors = errorsOnceSubmitted(validateContact);

const changeField = {
  type: 'changeField',
  params: ({ event }: { event: FieldChanged<ContactField> }) => event,
} as const;

/**
 * The contact form (specification §2 "Contact", §5). A submission with all four fields clears the form and says that the
 * message was sent; no request is made. Pressing the button again with empty fields neither repeats nor hides the
 * confirmation.
 */
export const contactMachine = setup({
  types: {
    context: {} as ContactContext,
    events: {} as ContactEvent,
    /** `draft`: the fields before a reload. */
    input: {} as { draft: FormDraft },
  },
  actions: {
    writeFields: providedAction<ContactValues>(),
    forgetDraft: providedAction(),
    changeField: assign(({ context }, change: FieldChanged<ContactField>) => withField(context, change)),
    takeValues: assign((submission) => ({ values: submittedValues(submission) })),
    beginChecking: assign({ submitted: true }),
    emptyForm: assign({ values: emptyMessage, submitted: false }),
  },
  guards: {
    isValid: (submission) => validateContact(submittedValues(submission)).ok,
    isTyped: (_, value: string) => value !== '',
  },
}).createMachine({
  id: 'contact',
  context: ({ input: { draft } }) => ({ values: withDraft(emptyMessage, draft), submitted: false }),
  initial: 'filling',
  on: {
    'field.changed': { actions: changeField },
  },
  states: {
    filling: {
      initial: 'idle',
      on: {
        'form.submitted': [
          { guard: 'isValid', target: 'sent' },
          { target: '.invalid', actions: ['takeValues', 'beginChecking'] },
        ],
      },
      states: {
        idle: {},
        invalid: { meta: { looksAs: { idle: 'the data alone shows the errors' } } },
      },
    },
    sent: {
      entry: ['emptyForm', { type: 'writeFields', params: emptyMessage }, 'forgetDraft'],
      on: {
        'field.changed': {
          guard: { type: 'isTyped', params: ({ event }) => event.value },
          target: 'filling',
          actions: changeField,
        },
      },
    },
  },
});
