import { assign, setup } from 'xstate';
import type { User } from '#openapi/schemas.ts';
import { everySex } from '#openapi/words.ts';
import { displayPhone } from '#rules/phone.ts';
import {
  type ProfileField,
  type ProfileFieldCode,
  type ProfileValues,
  validateProfile,
} from '#rules/profile.ts';
import { answered, answers } from '../answers.ts';
import { errorsIn, type FormSubmitted, fillingState, valuesIn } from '../form.ts';
import type { AccountNoticeCode, Notice } from '../session/notices.machine.ts';
import { effect, providedAction } from '../with-effects.ts';

export type ProfileErrors = Partial<Record<ProfileField, ProfileFieldCode>>;

/** The edited fields, over the values of the user. */
export type ProfileEdits = Partial<ProfileValues>;

/** The edits that the tab stores until they are saved, with the e-mail of the account they belong to. */
export type ProfileDraft = { owner: string; edits: ProfileEdits };

/**
 * `read`: the user as last loaded. `edits`: the edited fields. `sent`: the edits of the pending request. `draft`: the edits
 * before a reload, until the user loads. `submitted`: whether all fields are validated, not only the edited ones. The
 * server's message on a refusal is shown beside the form; the notice has the sentence of specification §8.
 */
export type ProfileContext = {
  read: User | null;
  edits: ProfileEdits;
  sent: ProfileEdits;
  draft: ProfileDraft | null;
  submitted: boolean;
  refusal: ProfileRefusal | null;
};

export type ProfileRefusal = Notice<Extract<AccountNoticeCode, 'profile-update-failed'>>;

export type ProfileInput = { user: User | null; draft: ProfileDraft | null };

/** `value` is not narrowed for `sexe`: its field is a list, which has no invalid options. */
type ProfileFieldChanged = { type: 'field.changed'; field: ProfileField; value: string };

export type ProfileEvent =
  | { type: 'user.loaded'; user: User }
  | ProfileFieldChanged
  | FormSubmitted<ProfileValues>;

/** The validated form, which of its fields were edited, and the user as loaded. */
export type SavedProfile = { values: ProfileValues; edited: readonly ProfileField[]; read: User | null };

/** `unauthorized` is reported by the session. */
export type ProfileAnswer =
  | { kind: 'saved'; user: User }
  | { kind: 'refused'; refusal: ProfileRefusal }
  | { kind: 'unauthorized' };

/** The fields of a user; all empty without one. */
export const profileOf = (user: User | null): ProfileValues => ({
  first_name: user?.first_name ?? '',
  last_name: user?.last_name ?? '',
  email: user?.email ?? '',
  username: user?.username ?? '',
  numero_telephone: displayPhone(user?.numero_telephone ?? ''),
  pays: user?.pays?.id ?? '',
  sexe: user?.sexe ?? everySex[0],
  adresse1: user?.adresse1 ?? '',
  adresse2: user?.adresse2 ?? '',
});

/** Merges the user's values with the edits and the draft of this user; those of another customer are dropped. */
const withUser = (
  { read, edits, draft }: Pick<ProfileContext, 'read' | 'edits' | 'draft'>,
  user: User,
): Pick<ProfileContext, 'read' | 'edits' | 'draft'> => ({
  read: user,
  edits: {
    ...(draft?.owner === user.email ? draft.edits : {}),
    ...(read === null || read.email === user.email ? edits : {}),
  },
  draft: null,
});

/** The current fields: the user's values overridden by the edits. */
export const profileValues = ({ read, edits }: Pick<ProfileContext, 'read' | 'edits'>): ProfileValues => ({
  ...profileOf(read),
  ...edits,
});

/** The errors to show: of the edited fields, and of all after a submission (specification §4 "Profile form"). */
export function profileErrors(context: Pick<ProfileContext, 'read' | 'edits' | 'submitted'>): ProfileErrors {
  const errors = errorsIn(validateProfile(profileValues(context), context.read));
  if (context.submitted) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field in context.edits));
}

/** The edits among the fields: those that differ from the user's values, and those edited before, changed back included. */
const editsIn = ({ read, edits }: ProfileContext, values: ProfileValues): ProfileEdits => {
  const known = profileOf(read);
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => field in edits || value !== known[field as ProfileField],
    ),
  );
};

/** The values of a submission, else those of the context. */
const submittedValues = ({
  context,
  event,
}: {
  context: ProfileContext;
  event: ProfileEvent;
}): ProfileValues => (event.type === 'form.submitted' ? event.values : profileValues(context));

const typedSince = (edits: ProfileEdits, sent: ProfileEdits): ProfileEdits =>
  Object.fromEntries(Object.entries(edits).filter(([field, value]) => value !== sent[field as ProfileField]));

const writeFields = {
  type: 'writeFields',
  params: ({ context }: { context: ProfileContext }) => profileValues(context),
} as const;

const storeDraft = {
  type: 'storeDraft',
  params: ({ context: { read, edits } }: { context: ProfileContext }) => ({
    owner: read?.email ?? '',
    edits,
  }),
} as const;

/** The actions after a successful save, whichever notice follows. */
const takeSaved = [
  { type: 'takeProfile', params: ({ output }: { output: { user: User } }) => output.user },
  writeFields,
  storeDraft,
  { type: 'updateUser', params: ({ output: { user } }: { output: { user: User } }) => ({ user }) },
] as const;

/**
 * The profile form of the customer area (specification §2 "Dashboard", §4, §5, §8). It is validated on every change, and
 * takes the user's values whenever the user loads. The edits override them, so that neither a user who loads late nor a
 * request that ends late or fails discards input.
 */
export const profileMachine = setup({
  types: {
    context: {} as ProfileContext,
    events: {} as ProfileEvent,
    input: {} as ProfileInput,
    tags: {} as 'busy',
  },
  actors: { saveProfile: effect<ProfileAnswer, SavedProfile>() },
  actions: {
    writeFields: providedAction<Partial<ProfileValues>>(),
    /** Stores the edits; clears them when there are none. */
    storeDraft: providedAction<ProfileDraft>(),
    /** Updates the session, which shows the user's name. */
    updateUser: providedAction<{ user: User }>(),
    notify: providedAction<{
      code: Extract<
        AccountNoticeCode,
        'profile-updated' | 'profile-phone-unchanged' | 'profile-update-failed'
      >;
    }>(),
    takeUser: assign(({ context }, user: User) => withUser(context, user)),
    changeField: assign(({ context }, { field, value }: ProfileFieldChanged) => ({
      edits: { ...context.edits, [field]: value },
    })),
    takeValues: assign(({ context, event }) => ({
      edits: editsIn(context, submittedValues({ context, event })),
    })),
    beginChecking: assign({ submitted: true, refusal: null }),
    takeSent: assign(({ context }) => ({ sent: context.edits })),
    setRefusal: assign((_, refusal: ProfileRefusal) => ({ refusal })),
    takeProfile: assign(({ context }, user: User) => ({
      read: user,
      edits: typedSince(context.edits, context.sent),
      submitted: false,
    })),
  },
  guards: {
    answered,
    /** The session reports a saved user, too, whose fields are written already. */
    isOtherUser: ({ context }, user: User) => user !== context.read,
    isValid: (submission) => validateProfile(submittedValues(submission), submission.context.read).ok,
    /** The provider keeps the phone number of an account when an empty one is sent. */
    isPhoneUnchanged: ({ context }, user: User) =>
      context.sent.numero_telephone === '' && (user.numero_telephone ?? '') !== '',
  },
}).createMachine({
  id: 'profile',
  context: ({ input: { user, draft } }) => ({
    ...(user === null ? { read: null, edits: {}, draft } : withUser({ read: null, edits: {}, draft }, user)),
    sent: {},
    submitted: false,
    refusal: null,
  }),
  initial: 'filling',
  on: {
    'user.loaded': {
      guard: { type: 'isOtherUser', params: ({ event }) => event.user },
      actions: [{ type: 'takeUser', params: ({ event }) => event.user }, writeFields],
    },
    'field.changed': { actions: [{ type: 'changeField', params: ({ event }) => event }, storeDraft] },
  },
  states: {
    filling: fillingState,
    submitting: {
      tags: 'busy',
      entry: ['beginChecking', 'takeSent'],
      invoke: {
        src: 'saveProfile',
        input: ({ context }) => ({
          values: valuesIn(validateProfile(profileValues(context), context.read)),
          edited: Object.keys(context.edits) as ProfileField[],
          read: context.read,
        }),
        onDone: answers({
          saved: [
            {
              guard: { type: 'isPhoneUnchanged', params: ({ output }) => output.user },
              target: 'filling',
              actions: [
                ...takeSaved,
                { type: 'notify', params: { code: 'profile-phone-unchanged' } },
                { type: 'notify', params: { code: 'profile-updated' } },
              ],
            },
            {
              target: 'filling',
              actions: [...takeSaved, { type: 'notify', params: { code: 'profile-updated' } }],
            },
          ],
          unauthorized: 'filling',
          refused: {
            target: 'filling.refused',
            actions: [
              { type: 'setRefusal', params: ({ output }) => output.refusal },
              { type: 'notify', params: { code: 'profile-update-failed' } },
            ],
          },
        }),
        onError: {
          target: 'filling.unreachable',
          actions: { type: 'notify', params: { code: 'profile-update-failed' } },
        },
      },
    },
  },
});
