import * as v from 'valibot';
import { everyAddition, everyDeliveryMethod, everyMeansOfPayment, everyPaymentType } from '#openapi/words.ts';
import { type CheckoutValues, emptyCheckout, validateCheckout } from './checkout.ts';
import { everyWishedTime } from './delivery-wish.ts';

const json = v.pipe(v.string(), v.parseJson());

/** The characters of a valid header value: visible ASCII. */
const key = v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,128}$/));

// The ID number is not stored; the wish is a part of the notes.
const unstored = { numero_cni: '', wished_day: '', wished_time: '' } as const;
type StoredForm = Omit<CheckoutValues, keyof typeof unstored>;

const form = v.strictObject({
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  phone: v.string(),
  address: v.string(),
  ville: v.string(),
  code_postal: v.string(),
  notes: v.string(),
  delivery_method: v.picklist(everyDeliveryMethod),
  is_payement_echolone: v.boolean(),
  type_paiement: v.picklist(everyPaymentType),
  moyen_paiement: v.picklist(everyMeansOfPayment),
  expected_total: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/** Whether validation leaves these values unchanged. */
const isSendable = ({ expected_total: _, ...values }: StoredForm & { expected_total: number }): boolean => {
  const checked = validateCheckout({ ...values, ...unstored });
  return (
    checked.ok &&
    (Object.keys(emptyCheckout) as (keyof CheckoutValues)[]).every(
      (field) => field in unstored || checked.values[field] === values[field as keyof StoredForm],
    )
  );
};

const attempt = v.pipe(
  json,
  v.object({
    key,
    body: v.pipe(form, v.check(isSendable)),
    items: v.array(
      v.object({
        productId: v.pipe(v.string(), v.minLength(1)),
        quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
      }),
    ),
    knownOrders: v.array(v.string()),
    isIdNumberWithheld: v.boolean(),
    accepts: v.exactOptional(v.array(v.picklist(everyAddition))),
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

const typed = v.fallback(v.optional(v.string()), undefined);

const draft = v.pipe(
  json,
  v.object({
    email: v.string(),
    values: v.fallback(
      v.object({
        phone: typed,
        address: typed,
        ville: typed,
        code_postal: typed,
        notes: typed,
        wished_day: typed,
        wished_time: v.fallback(v.optional(v.picklist(everyWishedTime)), undefined),
        type_paiement: v.fallback(v.optional(v.picklist(everyPaymentType)), undefined),
        moyen_paiement: v.fallback(v.optional(v.picklist(everyMeansOfPayment)), undefined),
      }),
      {},
    ),
    isIdNumberWithheld: v.fallback(v.boolean(), false),
  }),
);

/** A stored checkout form: its owner, and the edits of the profile's fields. */
export type StoredDraft = {
  email: string;
  values: { -readonly [Field in StoredDraftField]?: CheckoutValues[Field] };
  isIdNumberWithheld: boolean;
};
type StoredDraftField = keyof v.InferOutput<typeof draft>['values'];

/** Parses a stored form; null if it has no owner. Invalid fields are dropped. */
export function storedDraftIn(text: string | null): StoredDraft | null {
  const read = v.safeParse(draft, text);
  if (!read.success) return null;
  const values = Object.entries(read.output.values).filter(([, value]) => value !== undefined);
  return { ...read.output, values: Object.fromEntries(values) };
}
