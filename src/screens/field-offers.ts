import { likelyEmail } from '#rules/mail-host.ts';
import { withoutPrefix } from '#rules/phone-digits.ts';
import { plain } from '#rules/text.ts';
import type { FieldOffer } from '#ui/field.tsx';
import { fieldOffersWording } from '#wording/field-offers.ts';

type Named = { error?: string | undefined };

/** An e-mail field that asks about a likely slip of a known mail host, with one press that corrects it. */
export function askingForHost<Field extends Named>(
  field: Field,
  value: string,
): Field & { offer?: FieldOffer } {
  const likely = likelyEmail(value, true);
  if (likely === null) return field;
  const host = plain(value).split('@').at(-1) ?? '';
  return {
    ...field,
    offer: {
      question: fieldOffersWording.email(host),
      accept: fieldOffersWording.use(likely),
      untilLeft: likelyEmail(value) === null,
      value: likely,
    },
  };
}

/** An address that is empty offers the one of an earlier order. */
export const offeringAddress = <Field extends Named>(
  field: Field,
  value: string,
  recalled: string | null,
): Field & { offer?: FieldOffer } =>
  recalled === null || value.trim() !== ''
    ? field
    : {
        ...field,
        offer: {
          question: fieldOffersWording.address,
          accept: fieldOffersWording.use(recalled),
          value: recalled,
        },
      };

/** A phone field whose refusal of + or 00 (specification §5) offers the number as it is taken. */
export function offeringNational<Field extends Named>(
  field: Field,
  value: string,
): Field & { offer?: FieldOffer } {
  const number = field.error === undefined ? null : withoutPrefix(value);
  if (number === null) return field;
  return { ...field, offer: { accept: fieldOffersWording.use(number), value: number } };
}
