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
import { isPastWish } from '#rules/delivery-wish.ts';
import { displayPhone } from '#rules/phone.ts';
import { phoneDigits } from '#rules/phone-digits.ts';
import { storedDraftIn } from '#rules/stored-checkout.ts';

/** The fields that a customer can edit; names and e-mail come from the profile (specification §3 "Checkout form"). */
export type EditableField = Exclude<
  CheckoutField,
  'first_name' | 'last_name' | 'email' | 'delivery_method' | 'is_payement_echolone'
>;

/** The fields of an unsent form that may be stored on the device: never the ID number. */
export type StoredField = Exclude<EditableField, 'numero_cni'>;

const storedFields = [
  'phone',
  'address',
  'ville',
  'code_postal',
  'notes',
  'wished_day',
  'wished_time',
  'type_paiement',
  'moyen_paiement',
] as const satisfies readonly StoredField[];

const editableFields: readonly CheckoutField[] = [...storedFields, 'numero_cni'];

/** Whether a field of the form can be edited. */
export const isEditable = (field: CheckoutField): field is EditableField => editableFields.includes(field);

/** The fields of step 1 that can have an error. */
export const deliveryFields = [
  'phone',
  'address',
  'ville',
  'numero_cni',
  'code_postal',
  'notes',
  'wished_day',
  'wished_time',
] as const satisfies readonly CheckoutField[];

/**
 * The edits of the form, stored until the order is placed or the customer logs out. `email`: their owner.
 * `isIdNumberWithheld`: whether an ID number was typed, which is not stored and has to be typed again.
 */
export type CheckoutDraft = {
  email: string;
  values: Partial<Pick<CheckoutValues, StoredField>>;
  isIdNumberWithheld: boolean;
};

/** The fields filled from the profile (specification §3), whose `numer_cni` is `numero_cni` here. */
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

/** The draft of a form: the fields that differ from the profile's, without the ID number. */
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

/** A stored draft, or null if it belongs to another customer or cannot be parsed. Invalid fields are left out. */
export function restoredDraft(stored: string | null, email: string): CheckoutDraft | null {
  const draft = storedDraftIn(stored);
  return draft?.email === email ? draft : null;
}

/** The requested step, limited by the first incomplete one. */
export const reachableStep = (values: CheckoutValues, asked: CheckoutStep): CheckoutStep => {
  const incomplete = firstIncompleteStep(values);
  return incomplete !== null && incomplete < asked ? incomplete : asked;
};

/**
 * The errors to show: of touched fields, and of those that Suivant found invalid (specification §4 Checkout). `today` in Abidjan:
 * a wished day may have passed.
 */
export function checkoutErrors({
  values,
  touched,
  today,
}: {
  values: CheckoutValues;
  touched: readonly CheckoutField[];
  today: string;
}): Partial<Record<CheckoutField, CheckoutFieldCode>> {
  const checked = validateCheckout(values);
  const errors = {
    ...(isPastWish(values, today) && { wished_day: 'day-unusable' as const }),
    ...(checked.ok ? {} : checked.errors),
  };
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => touched.some((name) => name === field)),
  );
}
