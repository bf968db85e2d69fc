import * as v from 'valibot';
import type { PaymentType } from '#openapi/schemas.ts';
import { everyDeliveryMethod, everyMeansOfPayment, everyPaymentType } from '#openapi/words.ts';
import { everyWishedTime, isDay, notesWithWish } from './delivery-wish.ts';
import { isWithin } from './text.ts';
import { phoneSchema, typedNumber, typedProse, within } from './typed-text.ts';
import { type Check, emptyValues, validatorFor } from './validation.ts';

/** Whether a payment method takes 30 % now and the rest on delivery (specification §2 "Checkout"). */
export const isPaidInParts: Readonly<Record<PaymentType, boolean>> = { mobile: false, livraison: true };

/** The checkout form (specification §3 "Checkout form"). Names and e-mail come from the profile and are read-only. */
export type CheckoutValues = Readonly<v.InferOutput<typeof checkoutForm>>;
export type CheckoutField = keyof CheckoutValues;
export type DeliveryField = keyof typeof delivery;
/** The fields that a customer can edit. */
export type EditableField = DeliveryField | keyof typeof payment;
export type CheckoutFieldCode =
  | 'phone-required'
  | 'phone-invalid'
  | 'address-required'
  | 'address-long'
  | 'city-required'
  | 'city-long'
  | 'id-number-invalid'
  | 'postal-code-invalid'
  | 'notes-long'
  | 'day-unusable'
  | 'payment-type-unknown'
  | 'payment-means-unknown';

/** Maximum lengths of the texts in user-perceived characters (specification §5). */
export const checkoutLimits = { address: 200, ville: 50, notes: 200 } as const;

/** The three steps: 1 Vérifications, 2 Paiement, 3 Confirmation. */
export type CheckoutStep = 1 | 2 | 3;

const code = (known: CheckoutFieldCode): CheckoutFieldCode => known;

// Unchecked: it comes from the profile, was accepted by the provider, and cannot be edited here.
const customer = v.entriesFromList(['first_name', 'last_name', 'email'], v.pipe(v.string(), v.trim()));

const delivery = {
  phone: v.pipe(
    phoneSchema,
    v.minLength(8, code('phone-required')),
    v.regex(/^\d{8,15}$/, code('phone-invalid')),
  ),
  address: v.pipe(
    typedProse,
    v.minLength(1, code('address-required')),
    within(checkoutLimits.address, code('address-long')),
  ),
  ville: v.pipe(
    typedProse,
    v.minLength(1, code('city-required')),
    within(checkoutLimits.ville, code('city-long')),
  ),
  numero_cni: v.pipe(typedNumber, v.regex(/^(?:[A-Za-z0-9]{11})?$/, code('id-number-invalid'))),
  code_postal: v.pipe(typedNumber, v.regex(/^(?:\d{5})?$/, code('postal-code-invalid'))),
  notes: typedProse,
  wished_day: v.pipe(
    v.string(),
    v.check((day) => day === '' || isDay(day), code('day-unusable')),
  ),
  wished_time: v.picklist(everyWishedTime, code('day-unusable')),
};

const payment = {
  type_paiement: v.picklist(everyPaymentType, code('payment-type-unknown')),
  moyen_paiement: v.picklist(everyMeansOfPayment, code('payment-means-unknown')),
};

/** Every field of the form, once: other lists of its fields are derived from it. */
export const checkoutForm = v.object({
  ...customer,
  ...delivery,
  delivery_method: v.picklist(everyDeliveryMethod),
  ...payment,
});

/** An empty form with the defaults of specification §3: the first option of each list. */
export const emptyCheckout: CheckoutValues = emptyValues(checkoutForm.entries);

/** The fields of step 1 that can have an error. */
export const deliveryFields = Object.keys(delivery) as DeliveryField[];

/** The path of a step. */
export const stepPath = (step: CheckoutStep): string =>
  step === 1 ? '/checkout' : `/checkout?etape=${step}`;

/** The step in which a field is edited; null for the others. */
export const stepOf = (field: string): 1 | 2 | null => {
  if (Object.hasOwn(delivery, field)) return 1;
  return Object.hasOwn(payment, field) ? 2 : null;
};
export const isEditable = (field: string): field is EditableField => stepOf(field) !== null;

// The wish is sent as the first line of the notes: both share their limit.
const schema = v.pipe(
  checkoutForm,
  v.forward(
    v.partialCheck(
      [['notes'], ['wished_day'], ['wished_time']],
      (values) => isWithin(notesWithWish(values), checkoutLimits.notes),
      code('notes-long'),
    ),
    ['notes'],
  ),
);

/** Validates the form (specification §5 "Checkout"); texts are trimmed. */
export const validateCheckout: Check<CheckoutValues, CheckoutFieldCode> = validatorFor(schema);

/** The errors that block a step: those of its own fields; step 3, the recap, has those of all. */
export function checkoutStepErrors(
  step: CheckoutStep,
  values: CheckoutValues,
): Partial<Record<CheckoutField, CheckoutFieldCode>> {
  const checked = validateCheckout(values);
  if (checked.ok) return {};
  return Object.fromEntries(
    Object.entries(checked.errors).filter(([field]) => step === 3 || stepOf(field) === step),
  );
}

/** The requested step, limited by the first incomplete one. */
export const reachableStep = (values: CheckoutValues, asked: CheckoutStep): CheckoutStep =>
  ([1, 2] as const).find(
    (step) => step < asked && Object.keys(checkoutStepErrors(step, values)).length > 0,
  ) ?? asked;
