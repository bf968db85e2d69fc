import type { User } from '#openapi/schemas.ts';
import {
  type CheckoutField,
  type CheckoutFieldCode,
  type CheckoutStep,
  type CheckoutValues,
  emptyCheckout,
  firstIncompleteStep,
  validateCheckout,
} from '#rules/checkout.ts';
import { displayPhone } from '#rules/phone.ts';
import { phoneDigits } from '#rules/phone-digits.ts';
import { storedDraftIn } from '#rules/stored-checkout.ts';

/** The fields a customer can change; names and e-mail are the profile's (specification §3 "Checkout form"). */
export type EditableField = Exclude<
  CheckoutField,
  'first_name' | 'last_name' | 'email' | 'delivery_method' | 'is_payement_echolone'
>;

/** What may be kept on the device of a form that is not sent yet: never the ID number. */
export type StoredField = Exclude<EditableField, 'numero_cni'>;

const storedFields = [
  'phone',
  'address',
  'ville',
  'code_postal',
  'notes',
  'type_paiement',
  'moyen_paiement',
] as const satisfies readonly StoredField[];

const editableFields: readonly CheckoutField[] = [...storedFields, 'numero_cni'];

/** Whether a field of the form is the customer's to change. */
export const isEditable = (field: CheckoutField): field is EditableField => editableFields.includes(field);

/** Fields of step 1 that a customer can be told to mend. */
export const deliveryFields = [
  'phone',
  'address',
  'ville',
  'numero_cni',
  'code_postal',
  'notes',
] as const satisfies readonly CheckoutField[];

/**
 * What a customer typed over the profile, kept until the order is placed or at logout. `email` says whose it is;
 * `isIdNumberWithheld` that an ID number was typed too and will have to be typed again.
 */
export type CheckoutDraft = {
  email: string;
  values: Partial<Pick<CheckoutValues, StoredField>>;
  isIdNumberWithheld: boolean;
};

/** The form as the profile fills it (specification §3): `numer_cni` is the profile's spelling of `numero_cni`. */
export function prefilledFrom(profile: User): CheckoutValues {
  return {
    ...emptyCheckout,
    first_name: profile.first_name,
    last_name: profile.last_name,
    email: profile.email,
    phone: displayPhone(phoneDigits(profile.numero_telephone ?? '')),
    address: profile.adresse1 ?? '',
    ville: profile.ville ?? '',
    numero_cni: profile.numer_cni ?? '',
    code_postal: profile.code_postal ?? '',
  };
}

/** What of a form is worth keeping on the device: the fields that differ from the profile's, without the ID number. */
export function draftOf({
  values,
  prefilled,
  isIdNumberAsked,
}: {
  values: CheckoutValues;
  prefilled: CheckoutValues;
  isIdNumberAsked: boolean;
}): CheckoutDraft {
  return {
    email: prefilled.email,
    values: Object.fromEntries(
      storedFields
        .filter((field) => values[field] !== prefilled[field])
        .map((field) => [field, values[field]]),
    ),
    isIdNumberWithheld: isIdNumberAsked || values.numero_cni !== prefilled.numero_cni,
  };
}

/** A draft as it was kept, or null where it is another customer's or cannot be read. Fields that do not fit are left out. */
export function restoredDraft(stored: string | null, email: string): CheckoutDraft | null {
  const draft = storedDraftIn(stored);
  return draft?.email === email ? draft : null;
}

/** The farthest step that a form may open: one whose earlier steps are complete. */
export const reachOf = (values: CheckoutValues, asked: CheckoutStep): CheckoutStep => {
  const incomplete = firstIncompleteStep(values);
  return incomplete !== null && incomplete < asked ? incomplete : asked;
};

/** The errors to show: of fields that were touched, or that a press on Suivant found wrong (specification §4 Checkout). */
export function checkoutErrors({
  values,
  touched,
}: {
  values: CheckoutValues;
  touched: readonly CheckoutField[];
}): Partial<Record<CheckoutField, CheckoutFieldCode>> {
  const checked = validateCheckout(values);
  if (checked.ok) return {};
  return Object.fromEntries(
    Object.entries(checked.errors).filter(([field]) => touched.some((name) => name === field)),
  );
}
