import { type ClipboardEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { writeField } from '#browser/fields.ts';
import { type CodeBoxes as Boxes, type BoxMove, isCodeComplete } from '#rules/code-boxes.ts';
import { css } from '#styled-system/css';
import { flex } from '#styled-system/patterns';

const frame = css({ border: 'none', minW: '0' });
const legendStyle = css({ srOnly: true });
const row = flex({ justify: 'center', gap: { base: '1.5', sm: '2.5' } });
const input = css({
  flex: '[1 1 0]',
  minW: '0',
  maxW: '13.5',
  h: '16',
  bg: 'surface',
  color: 'text',
  border: 'input',
  borderRadius: 'lg',
  fontFamily: 'heading',
  fontWeight: 'heavy',
  fontSize: 'h2',
  lineHeight: 'none',
  textAlign: 'center',
  caretColor: 'primary',
  _hover: { borderColor: 'primary' },
  _focusVisible: {
    borderColor: 'primary',
    outline: '[2px solid {colors.primary}]',
    outlineOffset: '[1px]',
  },
  '&[readonly]': { bg: 'quiet', color: 'muted' },
  '&[aria-invalid=true]': { borderColor: 'danger', boxShadow: '[inset 0 0 0 1px {colors.danger}]' },
});

const moves: Readonly<Record<string, BoxMove>> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  Home: 'first',
  End: 'last',
};

type CodeBoxesProps = {
  label: string;
  /** The name of each box: « Chiffre 1 sur 6 ». */
  boxLabel: (index: number, count: number) => string;
  boxes: Boxes;
  onPasted: (box: number, text: string) => void;
  /** Called for Backspace. */
  onErased: (box: number) => void;
  /** Called when a box gets the focus by a click, a tap or Tab. */
  onEntered: (box: number) => void;
  onMoved: (to: BoxMove) => void;
  /** Called for Enter before every box is filled: the disabled submit button blocks implicit submission. */
  onUnfinished: (digits: readonly string[]) => void;
  /** The code is wrong: the boxes are marked invalid, and the active one gets the focus. */
  invalid?: boolean;
  describedBy?: string | undefined;
  /** The code is being sent: the boxes are read-only. */
  readOnly?: boolean;
};

/** The digits by the names of their fields. */
export const boxFields = ({ digits }: Boxes): Readonly<Record<string, string>> =>
  Object.fromEntries(digits.map((digit, box) => [`digit-${box + 1}`, digit]));

/** The index of the box with this field name, from 0. */
export const boxOf = (field: string): number => Number(field.replace('digit-', '')) - 1;

/**
 * A code in boxes of one digit (specification §2 "Activation code", §5 "Code boxes"): `rules/code-boxes.ts` handles the keys,
 * this component the focus.
 */
export function CodeBoxes(props: CodeBoxesProps) {
  const { label, boxLabel, boxes, invalid = false, describedBy, readOnly = false } = props;
  const names = Object.keys(boxFields(boxes));
  const rowRef = useRef<HTMLDivElement>(null);
  const wasInvalid = useRef(invalid);

  // Controlled: the machine filters the input and distributes it over the boxes, so no typed text can be lost.
  const [first] = useState(boxes.digits);
  const written = useRef(boxes);
  useLayoutEffect(() => {
    if (written.current === boxes) return;
    written.current = boxes;
    for (const [box, field] of rowRef.current?.querySelectorAll('input').entries() ?? [])
      writeField(field, boxes.digits[box] ?? '');
  }, [boxes]);

  useEffect(() => {
    const turnedInvalid = invalid && !wasInvalid.current;
    wasInvalid.current = invalid;
    const place = rowRef.current;
    if (place === null || !(turnedInvalid || place.contains(document.activeElement))) return;
    const box = place.querySelectorAll('input')[boxes.at];
    if (box === undefined || (box === document.activeElement && !turnedInvalid)) return;
    box.focus();
    box.select();
  }, [boxes.at, invalid]);

  const press = (event: KeyboardEvent, box: number) => {
    const move = moves[event.key];
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.key === 'Backspace' && !readOnly) props.onErased(box);
    else if (move !== undefined) props.onMoved(move);
    else if (event.key === 'Enter' && !isCodeComplete(boxes)) props.onUnfinished(boxes.digits);
    else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent, box: number) => {
    event.preventDefault();
    if (!readOnly) props.onPasted(box, event.clipboardData.getData('text'));
  };

  return (
    <fieldset className={frame}>
      <legend className={legendStyle}>{label}</legend>
      <div ref={rowRef} className={row}>
        {names.map((name, box) => (
          <input
            key={name}
            name={name}
            className={input}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete="one-time-code"
            aria-label={boxLabel(box + 1, boxes.digits.length)}
            aria-invalid={invalid || undefined}
            aria-describedby={describedBy}
            readOnly={readOnly}
            defaultValue={first[box]}
            onKeyDown={(event) => press(event, box)}
            onPaste={(event) => paste(event, box)}
            onFocus={(event) => {
              event.currentTarget.select();
              props.onEntered(box);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
