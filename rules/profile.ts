import * as v from 'valibot';
import type { UpdateAccountRequest, User } from '#openapi/schemas.ts';
import { everySex } from '#openapi/words.ts';
import { emailSchema } from './email.ts';
import { phoneSchema, typedName, typedProse } from './typed-text.ts';
import { type Check, validatorFor } from './validation.ts';

/** The profile form, in the provider's own field names (specification §2, §7). `adresse2` has no input. */
export type ProfileValues = Readonly<v.InferOutput<typeof schema>>;
export type ProfileField = keyof ProfileValues;
export type ProfileFieldCode =
  | 'first-name-short'
  | 'last-name-short'
  | 'email-invalid'
  | 'username-short'
  | 'sex-unknown';

const code = (known: ProfileFieldCode): ProfileFieldCode => known;
const text = v.optional(typedProse, '');

const schema = v.object({
  first_name: v.pipe(typedName, v.minLength(2, code('first-name-short'))),
  last_name: v.pipe(typedName, v.minLength(2, code('last-name-short'))),
  email: emailSchema(code('email-invalid')),
  username: v.pipe(typedProse, v.minLength(3, code('username-short'))),
  numero_telephone: v.optional(phoneSchema, ''),
  pays: text,
  sexe: v.optional(v.picklist(everySex, code('sex-unknown')), everySex[0]),
  adresse1: text,
  adresse2: text,
});

/**
 * The request that saves a profile: edited fields as typed (empty if the customer emptied them), others as loaded. Fields that
 * were and are empty, null or absent are omitted; so is an unedited e-mail while another one is to be confirmed, since
 * sending it withdraws the change.
 */
export function profileRequest(
  values: ProfileValues,
  edited: readonly ProfileField[],
  read: User | null,
): UpdateAccountRequest {
  const before = { ...read, pays: read?.pays?.id };
  const fields = (Object.keys(values) as ProfileField[]).flatMap((field) => {
    const known = before[field] ?? '';
    const isEdited = edited.includes(field);
    if (field === 'email' && !isEdited && read?.pending_email) return [];
    const value = isEdited ? values[field] : known;
    return value === '' && known === '' ? [] : [[field, value]];
  });
  return Object.fromEntries(fields);
}

/** Validates the profile form (specification §5 "Profile"); texts are normalized. */
export const validateProfile: Check<ProfileValues, ProfileFieldCode> = validatorFor(schema);
