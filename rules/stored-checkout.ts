import * as v from 'valibot';
import { everyAddition } from '#openapi/words.ts';
import {
  type CheckoutValues,
  checkoutForm,
  type EditableField,
  emptyCheckout,
  isEditable,
  validateCheckout,
} from './checkout.ts';

const json = v.pipe(v.string(), v.parseJson());

/** The characters of a valid header value: visible ASCII. */
const key = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,128}$/));

// The ID number is not stored; the wish is a part of the notes.
const body = v.strictObject({
  ...v.omit(checkoutForm, ['numero_cni', 'wished_day', 'wished_time']).entries,
  is_payement_echolone: v.boolean(),
  expected_total: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
type StoredBody = v.InferInput<typeof body>;

/** Whether validation leaves these values unchanged. */
function isSendable(given: unknown): given is StoredBody {
  if (!v.is(body, given)) return false;
  const checked = validateCheckout({ ...emptyCheckout, ...given });
  return (
    checked.ok &&
    Object.entries(given).every(
      ([field, value]) =>
        !(field in emptyCheckout) || checked.values[field as keyof CheckoutValues] === value,
    )
  );
}

const knownOf = (named: string[]) => everyAddition.filter((one) => named.includes(one));

const attempt = v.pipe(
  json,
  v.object({
    key,
    // As it was stored, in the order of its fields too: the same key never sends another body.
    body: v.custom<StoredBody>(isSendable),
    items: v.array(
      v.object({
        productId: v.pipe(v.string(), v.minLength(1)),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
      }),
    ),
    knownOrders: v.array(v.string()),
    isIdNumberWithheld: v.boolean(),
    accepts: v.exactOptional(v.pipe(v.array(v.string()), v.transform(knownOf))),
  }),
);

/** A stored attempt: without the ID number, but with a flag whether there was one. */
export type StoredAttempt = v.InferOutput<typeof attempt>;

/**
 * Parses a stored attempt; null if this version of the shop would not send it: a field is missing, of another type,
 * unknown, or no longer valid by specification §5.
 */
export function storedAttemptIn(text: string | null): StoredAttempt | null {
  const read = v.safeParse(attempt, text);
  return read.success ? read.output : null;
}

/** The fields of an unsent form that may be stored on the device: never the ID number. */
type StoredField = Exclude<EditableField, 'numero_cni'>;
export const isStoredField = (field: string): field is StoredField =>
  field !== 'numero_cni' && isEditable(field);

/** Whether a value may be typed into a field: any text, or an option of its list. */
function isTyped(field: StoredField, value: unknown): boolean {
  const shape = checkoutForm.entries[field];
  return v.is('options' in shape ? shape : v.string(), value);
}

/**
 * The edits of the form, stored until the order is placed or the customer logs out. `isIdNumberWithheld`: whether an ID number was typed, which is not stored and has to be typed again.
 */
export type CheckoutDraft = {
  values: Partial<Pick<CheckoutValues, StoredField>>;
  isIdNumberWithheld: boolean;
};

const draft = v.pipe(
  json,
  v.object({
    values: v.fallback(v.record(v.string(), v.unknown()), {}),
    isIdNumberWithheld: v.fallback(v.boolean(), false),
  }),
);

/** The stored edits, or null. Invalid fields are dropped. */
export function storedDraftIn(text: string | null): CheckoutDraft | null {
  const read = v.safeParse(draft, text);
  if (!read.success) return null;
  const values = Object.entries(read.output.values).filter(
    ([field, value]) => isStoredField(field) && isTyped(field, value),
  );
  return { ...read.output, values: Object.fromEntries(values) };
}
