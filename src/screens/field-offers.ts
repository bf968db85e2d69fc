import { likelyEmail } from '#rules/mail-host.ts';
import { plain } from '#rules/text.ts';
import { tenDigitNumber, withoutPrefix } from '#rules/typed-phone.ts';
import type { FieldOffer } from '#ui/field.tsx';
import { fieldOffersWording } from '#wording/field-offers.ts';

type Named = { error?: string | undefined };

const email = { type: 'email', autoComplete: 'email', spellCheck: false } as const;

/** An e-mail field that offers a correction for a likely typo in the name of a known mail host. */
export function withEmailOffer<Field extends Named>(
  field: Field,
  value: string,
): Field & typeof email & { offer?: FieldOffer } {
  const likely = likelyEmail(value, true);
  if (likely === null) return { ...email, ...field };
  const host = plain(value).split('@').at(-1) ?? '';
  return {
    ...email,
    ...field,
    offer: {
      question: fieldOffersWording.email(host),
      accept: fieldOffersWording.use(likely),
      untilLeft: likelyEmail(value) === null,
      value: likely,
    },
  };
}

/** An empty address field offers the address of an earlier order. */
export const withAddressOffer = <Field extends Named>(
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

/**
 * A phone field that refuses + or 00 (specification §5) offers the accepted form of the number; one with a number of before 2021,
 * which is accepted, its ten digits.
 */
export function withPhoneOffer<Field extends Named>(
  field: Field,
  value: string,
): Field & { offer?: FieldOffer } {
  const isAccepted = field.error === undefined;
  const number = isAccepted ? tenDigitNumber(value) : withoutPrefix(value);
  if (number === null) return field;
  const accept = fieldOffersWording.use(number);
  return { ...field, offer: { accept, value: number, ...(isAccepted && { untilLeft: true }) } };
}
