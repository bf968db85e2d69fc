import * as v from 'valibot';
import type { UpdateAccountRequest, User } from '#openapi/schemas.ts';
import { everySex } from '#openapi/words.ts';
import { emailSchema } from './email.ts';
import { phoneSchema, typedName, typedProse } from './typed-text.ts';
import { type Check, validatorFor } from './validation.ts';

/** The profile form, in the provider's own field names (specification §2, §7). `adresse2` has no input. */
export type ProfileValues = Readonly<v.InferOutput<ReturnType<typeof schemaOf>>>;
export type ProfileField = keyof ProfileValues;
export type ProfileFieldCode =
  | 'first-name-short'
  | 'last-name-short'
  | 'email-invalid'
  | 'username-short'
  | 'sex-unknown';

const code = (known: ProfileFieldCode): ProfileFieldCode => known;
const text = v.optional(typedProse, '');

/** A name of the account that is shorter than the provider takes: it may stay, and is never sent. */
const isUnchanged = (name: string, known: string | undefined) => name.length === 1 && name === known;

const nameOf = (known: string | undefined, short: ProfileFieldCode) =>
  v.pipe(
    typedName,
    v.check((name) => name.length > 1 || isUnchanged(name, known), short),
  );

const schemaOf = (read: User | null) =>
  v.object({
    first_name: nameOf(read?.first_name, 'first-name-short'),
    last_name: nameOf(read?.last_name, 'last-name-short'),
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
 * were and are empty, null or absent are omitted; so are an unchanged name of one letter, which the provider refuses, and an
 * unedited e-mail while another one is to be confirmed, since sending it withdraws the change.
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
    if (/_name$/.test(field) && isUnchanged(value, known)) return [];
    return value === '' && known === '' ? [] : [[field, value]];
  });
  return Object.fromEntries(fields);
}

/** Validates the profile form of a user (specification §5 "Profile"); texts are normalized. */
export const validateProfile = (
  values: ProfileValues,
  read: User | null = null,
): ReturnType<Check<ProfileValues, ProfileFieldCode>> =>
  validatorFor<ProfileValues, ProfileFieldCode>(schemaOf(read))(values);
