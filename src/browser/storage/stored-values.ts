import * as v from 'valibot';
import { everySex } from '#openapi/words.ts';
import { followedRedirect } from '#rules/redirect-url.ts';
import type { DeviceStore } from './device-store.ts';
import type { DraftName, Drafts } from './drafts.ts';

const typed = v.fallback(v.optional(v.string()), undefined);
/** A field that counts as absent where its text is not of this pattern. */
const absentUnless = (pattern: RegExp) =>
  v.fallback(v.optional(v.pipe(v.string(), v.regex(pattern))), undefined);
const fields = <const Field extends string>(...names: Field[]) => v.entriesFromList(names, typed);

const shapes = {
  login: v.object(fields('email')),
  registration: v.object(fields('first_name', 'last_name', 'email', 'numero_telephone', 'pays')),
  'forgot-password': v.object(fields('email')),
  contact: v.object(fields('name', 'email', 'subject', 'message')),
  wanted_add: v.object({
    ...fields('path', 'at'),
    price: absentUnless(/^\d{1,12}$/),
    key: absentUnless(/^[\x21-\x7e]{1,64}$/),
    productId: v.string(),
    quantity: v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/)),
  }),
  selection: v.object(fields('ids')),
  inactive_email: v.object(fields('email', 'registered')),
  unanswered_adds: v.record(v.string(), v.pipe(v.string(), v.regex(/^[1-9]\d{0,8} [\x21-\x7e]{0,64}$/))),
  profile: v.object({
    ...fields('first_name', 'last_name', 'email', 'username', 'numero_telephone'),
    ...fields('pays', 'adresse1', 'adresse2'),
    sexe: v.fallback(v.optional(v.picklist(everySex)), undefined),
    owner: v.string(),
  }),
} as const satisfies Record<Exclude<DraftName, 'led_to_login'>, v.GenericSchema>;

type Present<Fields> = { [Field in keyof Fields]?: Exclude<Fields[Field], undefined> };

/**
 * The stored draft of a form, limited to the form's own text fields. Never a password or a code. Null if nothing is readable (or
 * a profile has no owner).
 */
export function storedDraft<Form extends keyof typeof shapes>(
  drafts: Pick<Drafts, 'read'>,
  form: Form,
): Present<v.InferOutput<(typeof shapes)[Form]>> | null {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), shapes[form]), drafts.read(form));
  if (!read.success) return null;
  const present = Object.entries(read.output).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as Present<v.InferOutput<(typeof shapes)[Form]>>;
}

const who = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(254), v.regex(/^\P{Cc}*$/u));

/** The plain texts that the device stores for the pages of the account and of an animal, with their validation. */
const texts = {
  _email: v.pipe(who, v.includes('@')),
  two_factor_email: who,
  remembered_identifier: who,
  film_code: v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d \d{4}$/)),
  redirect_url: v.pipe(
    v.string(),
    v.check((path) => followedRedirect(path) !== null),
  ),
};

/** A stored text, or null if it is absent or invalid for its key (specification §3). */
export function storedText(store: Pick<DeviceStore, 'read'>, key: keyof typeof texts): string | null {
  const read = v.safeParse(texts[key], store.read(key));
  return read.success ? read.output : null;
}
