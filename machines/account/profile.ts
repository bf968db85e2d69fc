import { assign, setup } from 'xstate';
import { answered, answers } from '#machines/answers.ts';
import { errorsIn, type FormSubmitted, filling, valuesIn } from '#machines/form.ts';
import type { AccountNoticeCode, Notice } from '#machines/session/notices.ts';
import { effect, outward } from '#machines/with-effects.ts';
import type { User } from '#openapi/schemas.ts';
import { everySex } from '#openapi/words.ts';
import { displayPhone } from '#rules/phone.ts';
import {
  type ProfileField,
  type ProfileFieldCode,
  type ProfileValues,
  validateProfile,
} from '#rules/profile.ts';

export type ProfileErrors = Partial<Record<ProfileField, ProfileFieldCode>>;

/** What was typed over the user's own values. */
export type ProfileEdits = Partial<ProfileValues>;

/** What the tab keeps until it is sent: the edits, and whose they are (the e-mail of the account). */
export type ProfileDraft = { owner: string; edits: ProfileEdits };

/**
 * `read` is the user as last heard of, `user` their values as the form shows them, `edits` what was typed over them, `sent` the edits of the request
 * under way, `draft` the edits of before a reload until it is known whose form this is. `submitted`: whether all fields
 * are checked, not only those that were typed in. The server's own text on a refusal stands beside the form, the notice
 * keeps to specification §8.
 */
export type ProfileContext = {
  read: User | null;
  user: ProfileValues;
  edits: ProfileEdits;
  sent: ProfileEdits;
  draft: ProfileDraft | null;
  submitted: boolean;
  refusal: ProfileRefusal | null;
};

export type ProfileRefusal = Notice<Extract<AccountNoticeCode, 'profile-update-failed'>>;

export type ProfileInput = { user: User | null; draft: ProfileDraft | null };

/** `sexe` is one of its three words, and anything else is none: the field is a list. */
type ProfileFieldChanged = { type: 'field.changed'; field: ProfileField; value: string };

export type ProfileEvent =
  | { type: 'user.loaded'; user: User }
  | ProfileFieldChanged
  | FormSubmitted<ProfileValues>;

/** The checked form, which of its fields the customer typed in, and the user as they were read. */
export type SavedProfile = { values: ProfileValues; edited: readonly ProfileField[]; read: User | null };

/** `unauthorized` is the session's to tell. */
export type ProfileAnswer =
  | { kind: 'saved'; user: User }
  | { kind: 'refused'; refusal: ProfileRefusal }
  | { kind: 'unauthorized' };

/** A user as the form shows it; without one every field is empty. */
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

/** Takes the user's values, under the edits and the draft where they are this user's; another customer's are dropped. */
const withUser = (
  { user: former, edits, draft }: Pick<ProfileContext, 'user' | 'edits' | 'draft'>,
  user: User,
): Pick<ProfileContext, 'read' | 'user' | 'edits' | 'draft'> => ({
  read: user,
  user: profileOf(user),
  edits: {
    ...(draft?.owner === user.email ? draft.edits : {}),
    ...(former.email === '' || former.email === user.email ? edits : {}),
  },
  draft: null,
});

/** The fields as they stand: the user's values under what was typed. */
export const profileValues = ({ user, edits }: Pick<ProfileContext, 'user' | 'edits'>): ProfileValues => ({
  ...user,
  ...edits,
});

/** The errors to show: of the fields that were typed in, and of all after a submission (specification §4 "Profile form"). */
export function profileErrors(context: Pick<ProfileContext, 'user' | 'edits' | 'submitted'>): ProfileErrors {
  const errors = errorsIn(validateProfile(profileValues(context)));
  if (context.submitted) return errors;
  return Object.fromEntries(Object.entries(errors).filter(([field]) => field in context.edits));
}

/** What stands in the form over the user's own values, and what was typed back to them. */
const editsIn = (
  { user, edits }: Pick<ProfileContext, 'user' | 'edits'>,
  values: ProfileValues,
): ProfileEdits =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => field in edits || value !== user[field as ProfileField],
    ),
  );

/** The values of a submission, else those that the machine holds. */
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

const keepDraft = {
  type: 'keepDraft',
  params: ({ context: { user, edits } }: { context: ProfileContext }) => ({ owner: user.email, edits }),
} as const;

/** What the answer to a saved profile is taken for, whatever is told of it. */
const takeSaved = [
  { type: 'keepSaved', params: ({ output }: { output: { user: User } }) => output.user },
  writeFields,
  keepDraft,
  { type: 'tellUser', params: ({ output: { user } }: { output: { user: User } }) => ({ user }) },
] as const;

/**
 * The profile form of the customer area (specification §2 "Dashboard", §4, §5, §8). It is checked at every change, and
 * takes the user's values whenever the user loads. What was typed is laid over them, so that neither a user who loads late
 * nor a request that ends late or fails takes any of it away.
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
    writeFields: outward<Partial<ProfileValues>>(),
    /** Without edits there is nothing to keep. */
    keepDraft: outward<ProfileDraft>(),
    /** The session shows the user's name, too. */
    tellUser: outward<{ user: User }>(),
    tell: outward<{
      code: Extract<AccountNoticeCode, 'profile-updated' | 'profile-phone-kept' | 'profile-update-failed'>;
    }>(),
    takeUser: assign(({ context }, user: User) => withUser(context, user)),
    changeField: assign(({ context }, { field, value }: ProfileFieldChanged) => ({
      edits: { ...context.edits, [field]: value },
    })),
    takeValues: assign(({ context, event }) => ({
      edits: editsIn(context, submittedValues({ context, event })),
    })),
    beginChecking: assign({ submitted: true, refusal: null }),
    keepSent: assign(({ context }) => ({ sent: context.edits })),
    keepRefusal: assign((_, refusal: ProfileRefusal) => ({ refusal })),
    keepSaved: assign(({ context }, user: User) => ({
      read: user,
      user: profileOf(user),
      edits: typedSince(context.edits, context.sent),
      submitted: false,
    })),
  },
  guards: {
    answered,
    isValid: (submission) => validateProfile(submittedValues(submission)).ok,
    /** The provider never leaves an account without its number. */
    isPhoneUnchanged: ({ context }, user: User) =>
      context.sent.numero_telephone === '' && (user.numero_telephone ?? '') !== '',
  },
}).createMachine({
  id: 'profile',
  context: ({ input: { user, draft } }) => ({
    ...(user === null
      ? { read: null, user: profileOf(null), edits: {}, draft }
      : withUser({ user: profileOf(null), edits: {}, draft }, user)),
    sent: {},
    submitted: false,
    refusal: null,
  }),
  initial: 'filling',
  on: {
    'user.loaded': { actions: [{ type: 'takeUser', params: ({ event }) => event.user }, writeFields] },
    'field.changed': { actions: [{ type: 'changeField', params: ({ event }) => event }, keepDraft] },
  },
  states: {
    filling,
    submitting: {
      tags: 'busy',
      entry: ['beginChecking', 'keepSent'],
      invoke: {
        src: 'saveProfile',
        input: ({ context }) => ({
          values: valuesIn(validateProfile(profileValues(context))),
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
                { type: 'tell', params: { code: 'profile-phone-kept' } },
                { type: 'tell', params: { code: 'profile-updated' } },
              ],
            },
            {
              target: 'filling',
              actions: [...takeSaved, { type: 'tell', params: { code: 'profile-updated' } }],
            },
          ],
          unauthorized: 'filling',
          refused: {
            target: 'filling.refused',
            actions: [
              { type: 'keepRefusal', params: ({ output }) => output.refusal },
              { type: 'tell', params: { code: 'profile-update-failed' } },
            ],
          },
        }),
        onError: {
          target: 'filling.unreachable',
          actions: { type: 'tell', params: { code: 'profile-update-failed' } },
        },
      },
    },
  },
});
