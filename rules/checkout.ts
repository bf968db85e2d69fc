import * as v from 'valibot';
import type { PaymentType } from '#openapi/schemas.ts';
import { everyDeliveryMethod, everyMeansOfPayment, everyPaymentType } from '#openapi/words.ts';
import { everyWishedTime, isDay, notesWithWish } from './delivery-wish.ts';
import { isWithin } from './text.ts';
import { phoneSchema } from './typed-phone.ts';
import { typedNumber, typedProse, within } from './typed-text.ts';
import { type Check, validatorFor } from './validation.ts';

/** Whether a payment method takes 30 % now and the rest on delivery (specification §2 "Checkout"). */
export const isPaidInParts: Readonly<Record<PaymentType, boolean>> = { mobile: false, livraison: true };

/** The checkout form (specification §3 "Checkout form"). Names and e-mail come from the profile and are read-only. */
export type CheckoutValues = Readonly<v.InferOutput<typeof schema>>;
export type CheckoutField = keyof CheckoutValues;
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

/** Maximum lengths of the texts, and exact lengths of the two optional numbers, in user-perceived characters (specification §5). */
export const checkoutLimits = {
  address: 200,
  ville: 50,
  notes: 200,
  phone: 15,
  numero_cni: 11,
  code_postal: 5,
} as const;

/** The three steps: 1 Vérifications, 2 Paiement, 3 Confirmation. */
export type CheckoutStep = 1 | 2 | 3;

/** An empty form with the defaults of specification §3: the first option of each list. */
export const emptyCheckout: CheckoutValues = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  address: '',
  ville: '',
  numero_cni: '',
  code_postal: '',
  notes: '',
  wished_day: '',
  wished_time: '',
  delivery_method: everyDeliveryMethod[0],
  is_payement_echolone: false,
  type_paiement: everyPaymentType[0],
  moyen_paiement: everyMeansOfPayment[0],
};

const code = (known: CheckoutFieldCode): CheckoutFieldCode => known;

const delivery = {
  first_name: v.pipe(v.string(), v.trim()),
  last_name: v.pipe(v.string(), v.trim()),
  // Unchecked: it comes from the profile, was accepted by the provider, and cannot be edited here.
  email: v.pipe(v.string(), v.trim()),
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
  delivery_method: v.picklist(everyDeliveryMethod),
};

const payment = {
  is_payement_echolone: v.boolean(),
  type_paiement: v.picklist(everyPaymentType, code('payment-type-unknown')),
  moyen_paiement: v.picklist(everyMeansOfPayment, code('payment-means-unknown')),
};

// The wish is sent as the first line of the notes: both share their limit.
const schema = v.pipe(
  v.object({ ...delivery, ...payment }),
  v.forward(
    v.partialCheck(
      [['notes'], ['wished_day'], ['wished_time']],
      (values) => isWithin(notesWithWish(values), checkoutLimits.notes),
      code('notes-long'),
    ),
    ['notes'],
  ),
);

const stepOf = (field: CheckoutField): CheckoutStep => (field in payment ? 2 : 1);

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
    Object.entries(checked.errors).filter(([field]) => step === 3 || stepOf(field as CheckoutField) === step),
  );
}

/** The first step that has an error, or null where the form is complete. */
export function firstIncompleteStep(values: CheckoutValues): 1 | 2 | null {
  if (Object.keys(checkoutStepErrors(1, values)).length > 0) return 1;
  return Object.keys(checkoutStepErrors(2, values)).length > 0 ? 2 : null;
}
