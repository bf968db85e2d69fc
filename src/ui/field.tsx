import { CircleAlert } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { writeField } from '#browser/fields.ts';
import { css, cx } from '#styled-system/css';
import { flex, stack, wrap } from '#styled-system/patterns';
import { linkStyle } from './link-style.ts';

const column = stack({ gap: '1.5', minW: '0' });
const labelStyle = css({ fontWeight: 'semibold', fontSize: 'small' });
const hintStyle = css({ fontSize: 'small', color: 'muted', whiteSpace: 'pre-line' });
const errorStyle = flex({
  align: 'flex-start',
  gap: '1.5',
  fontSize: 'small',
  fontWeight: 'medium',
  color: 'danger',
  '& svg': { w: '4', h: '4', mt: '0.5', flexShrink: '0' },
});
// An empty one has no gap in the column.
const offerPlace = css({ '&:empty': { mt: '-1.5' } });
const offerStyle = wrap({ align: 'center', columnGap: '2', fontSize: 'small', overflowWrap: 'anywhere' });
// It has its room before: what is pressed below moves no more when the field is left.
const untilLeft = css({ 'input:focus ~ div > &': { visibility: 'hidden' } });
const offerButton = cx(
  linkStyle({ reach: 'thumb' }),
  css({ maxW: 'full', px: '0', border: 'none', textAlign: 'left' }),
);
const optionalStyle = css({ fontWeight: 'regular', color: 'muted' });

/** The props of every field. */
export type FieldTexts = {
  label: string;
  /** Marks the field as optional, behind its label: « (facultatif) ». */
  optionalLabel?: string | undefined;
  hint?: string | undefined;
  /** The error's sentence; the field is then marked invalid and described by it. */
  error?: string | undefined;
  /** The error may appear without user input (from an answer): it is announced. */
  comesByItself?: boolean | undefined;
  /** A likely correction, applied by one press. */
  offer?: FieldOffer | undefined;
  className?: string | undefined;
};

/** A control with a text value. Only its first `defaultValue` counts: the document owns the value from then on. */
export type TypedProps<Attributes> = FieldTexts &
  Omit<Attributes, 'value' | 'onChange' | 'className' | 'style' | 'id'> & {
    defaultValue: string;
  };

/**
 * A question below a field with a button that writes `value` into it; `untilLeft`: hidden while the field has the focus, as the
 * user may be typing.
 */
export type FieldOffer = { question?: string; accept: string; untilLeft?: boolean; value: string };

/** The props that a control shares with its `Field`, and its own: connected by ids, the rest unchanged. */
export function useField<Given extends FieldTexts & { defaultValue?: string }>(given: Given) {
  const id = useId();
  // React writes a changed `defaultValue` into a field without user input.
  const [defaultValue] = useState(given.defaultValue);
  const { label, optionalLabel, hint, error, comesByItself, offer, className, ...rest } = given;
  const ids = [hint === undefined ? '' : `${id}-hint`, error === undefined ? '' : `${id}-error`];
  return {
    field: { id, label, optionalLabel, hint, error, comesByItself, offer, className },
    control: {
      ...rest,
      defaultValue,
      id,
      // Always set: browsers mark a required select with an empty choice as invalid by themselves.
      'aria-invalid': error !== undefined,
      'aria-describedby': ids.filter((part) => part !== '').join(' ') || undefined,
    },
  };
}

/** A label above its control, a hint and the error below it, which its `Form` announces (`form.tsx`). */
export function Field(props: FieldTexts & { id: string; children: ReactNode }) {
  const { id, label, optionalLabel, hint, error, comesByItself = false, offer, className, children } = props;
  return (
    <div className={cx(column, className)} data-field="">
      <label htmlFor={id} className={labelStyle}>
        {label}
        {optionalLabel !== undefined && <span className={optionalStyle}> {optionalLabel}</span>}
      </label>
      {children}
      {hint !== undefined && (
        <p id={`${id}-hint`} className={hintStyle}>
          {hint}
        </p>
      )}
      <div aria-live={comesByItself ? 'polite' : undefined}>
        {error !== undefined && (
          <p id={`${id}-error`} className={errorStyle}>
            <CircleAlert aria-hidden="true" />
            {error}
          </p>
        )}
      </div>
      <Offer offer={offer} />
    </div>
  );
}

/** The live region is rendered before there is a question; after the answer the focus returns to the field. */
function Offer({ offer }: { offer: FieldOffer | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} className={offerPlace} aria-live="polite">
      {offer !== undefined && (
        <p className={cx(offerStyle, offer.untilLeft === true && untilLeft)}>
          {offer.question}
          <button
            type="button"
            className={offerButton}
            onClick={() => {
              const field = place.current?.parentElement?.querySelector<HTMLInputElement>('input, textarea');
              if (field == null) return;
              writeField(field, offer.value);
              field.dispatchEvent(new Event('input', { bubbles: true }));
              field.focus();
            }}
          >
            {offer.accept}
          </button>
        </p>
      )}
    </div>
  );
}
