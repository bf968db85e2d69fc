import { Truck } from 'lucide-react';
import { checkoutErrors } from '#machines/checkout/checkout.model.ts';
import { type CheckoutFieldCode, checkoutLimits, type DeliveryField } from '#rules/checkout.ts';
import { everyWishedTime, notesWithWish, wishText } from '#rules/delivery-wish.ts';
import { countOf } from '#rules/text.ts';
import { css } from '#styled-system/css';
import { grid } from '#styled-system/patterns';
import { RadioCards } from '#ui/radio-cards.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { checkoutWording } from '#wording/checkout.ts';
import { withAddressOffer, withPhoneOffer } from '../field-offers.ts';
import { formFields } from '../form-fields.ts';
import type { CheckoutProps } from './checkout-screen.tsx';
import { CollapsibleField } from './collapsible-field.tsx';
import { IdentityFields } from './identity-fields.tsx';
import { StepTitle } from './step-title.tsx';

// A fieldset without the browser's border.
const group = css({ border: 'none', minW: '0' });
const legend = css({ textStyle: 'h4', mb: '4' });
const fields = grid({
  gap: '5',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
  alignItems: 'start',
});
const wide = css({ gridColumn: { md: '1 / -1' } });
const icon = css({ w: '6', h: '6', flexShrink: '0' });

const asked = css({ p: '4', borderRadius: 'md', bg: 'ochreSoft' });

type TypedField = Exclude<DeliveryField, 'wished_time'>;

/** Step 1, Vérifications: the customer and the delivery address (specification §3, §5). */
export function DeliveryStep({ snapshot: { context }, send }: CheckoutProps) {
  const { values } = context;
  const { verification: texts, errors: sentences } = checkoutWording;
  const errors = checkoutErrors(context);
  const hasWish = wishText(values) !== '';
  const field = formFields<TypedField, CheckoutFieldCode>({ values, errors, sentences });
  const typed = (name: TypedField) => ({
    ...field(name),
    onBlur: () => send({ type: 'field.left', field: name }),
  });

  return (
    <>
      <StepTitle step={1} title={texts.title} />
      {context.isIdNumberAsked && (
        <p className={asked} role="status">
          {texts.idNumberAsked}
        </p>
      )}
      <IdentityFields values={values} />
      <fieldset className={group}>
        <legend className={legend}>{texts.delivery}</legend>
        <div className={fields}>
          <TextField
            {...withPhoneOffer(typed('phone'), values.phone)}
            label={texts.phone}
            hint={texts.phoneHint}
            type="tel"
            autoComplete="tel"
            required
            className={wide}
          />
          <TextArea
            {...withAddressOffer(typed('address'), values.address, context.recalledAddress)}
            label={texts.address}
            hint={texts.addressHint}
            rows={2}
            autoComplete="street-address"
            required
            className={wide}
          />
          <TextField {...typed('ville')} label={texts.city} autoComplete="address-level2" required />
          <CollapsibleField
            title={texts.addPostalCode}
            isNeeded={values.code_postal !== '' || errors.code_postal !== undefined}
          >
            <TextField
              {...typed('code_postal')}
              label={texts.postalCode}
              optionalLabel={texts.optional}
              hint={texts.postalCodeHint}
              autoComplete="postal-code"
              inputMode="numeric"
            />
          </CollapsibleField>
          <CollapsibleField
            title={texts.addIdNumber}
            isNeeded={values.numero_cni !== '' || context.isIdNumberAsked || errors.numero_cni !== undefined}
            className={wide}
          >
            <TextField
              {...typed('numero_cni')}
              label={texts.idNumber}
              optionalLabel={texts.optional}
              hint={texts.idNumberHint}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
            />
          </CollapsibleField>
          <TextField
            {...typed('wished_day')}
            label={texts.wishedDay}
            optionalLabel={texts.optional}
            hint={texts.wishedDayHint}
            type="date"
            min={context.today}
          />
          <SelectField
            label={texts.wishedTime}
            name="wished_time"
            options={everyWishedTime.map((value) => ({ value, label: texts.wishedTimes[value] }))}
            value={values.wished_time}
          />
          <TextArea
            {...typed('notes')}
            label={texts.notes}
            optionalLabel={texts.optional}
            hint={`${texts.notesHint}\n${texts.notesLeft(
              checkoutLimits.notes - countOf(hasWish ? notesWithWish(values) : values.notes),
              hasWish,
            )}`}
            className={wide}
          />
        </div>
      </fieldset>
      <RadioCards
        legend={texts.method}
        name="delivery_method"
        options={[
          {
            value: values.delivery_method,
            label: texts.methods[values.delivery_method],
            detail: texts.methodHint,
            icon: <Truck aria-hidden="true" className={icon} />,
          },
        ]}
        value={values.delivery_method}
      />
    </>
  );
}
