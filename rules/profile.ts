import * as v from 'valibot';
import { typedPhone } from './typed-phone.ts';
import { type Check, checkedBy } from './validation.ts';

/** M Masculin, F Féminin, O Autre; the first is the default (specification §3 "User"). */
export const sexes = ['M', 'F', 'O'] as const;
export type Sexe = (typeof sexes)[number];

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
const text = v.optional(v.pipe(v.string(), v.trim()), '');

const schema = v.object({
  first_name: v.pipe(v.string(), v.trim(), v.minLength(2, code('first-name-short'))),
  last_name: v.pipe(v.string(), v.trim(), v.minLength(2, code('last-name-short'))),
  email: v.pipe(v.string(), v.trim(), v.email(code('email-invalid'))),
  username: v.pipe(v.string(), v.trim(), v.minLength(3, code('username-short'))),
  numero_telephone: v.optional(typedPhone, ''),
  pays: text,
  sexe: v.optional(v.picklist(sexes, code('sex-unknown')), sexes[0]),
  adresse1: text,
  adresse2: text,
});

/** Checks the profile form (specification §5 "Profile"); texts come out trimmed. */
export const validateProfile: Check<ProfileValues, ProfileFieldCode> = checkedBy(schema);
