import { normalized, plain } from './text.ts';

/** The lengths of the registration code and the two-factor code (specification §9). */
export const codeLengths = { activation: 6, twoFactor: 5 } as const;

/** A row of boxes with one digit each, or ''. `at`: the focused box, from 0. */
export interface CodeBoxes {
  readonly digits: readonly string[];
  readonly at: number;
}

/** The moves by arrows, Home and End. */
export type BoxMove = 'previous' | 'next' | 'first' | 'last';

/** The digits in a typed or pasted text, of any script (specification §5 "Code boxes"). */
export function codeDigits(typed: string): string {
  return plain(typed).replace(/[^0-9]/g, '');
}

/** Before a number that is not the code: a phone's sign, an order's prefix, a word that names another number. */
const namesAnother =
  /(?:\+|[a-z]{2,}-|\b(?:commande|facture|ref|reference|appelez|tel|telephone|contact|whatsapp|aide|assistance|n[°o]|numero)[ .:]*(?:(?:le|au|n[°o]) *)?)$/;
const namesCode = /\b(?:code|otp)[ -]*(?:n[°o]|numero)?[ .:]*$/;
/** After an amount. */
const currency = /^ ?(?:f ?cfa|f|cfa|xof|francs?)(?![a-z])/;
const date = /^(?:0?[1-9]|[12][0-9]|3[01])[.-](?:0?[1-9]|1[0-2])[.-](?:[0-9]{2}){1,2}$/;

interface Found {
  /** Runs of digits with one separator between them (`123 456`). */
  readonly parts: readonly string[];
  /** The number, or else one of its runs, if it has the length of the code. */
  readonly code: string | undefined;
  readonly start: number;
  readonly end: number;
  /** A phone number, an amount, an order number. */
  readonly isOther: boolean;
  readonly isDate: boolean;
}

/** The numbers of a normalized text, for a code of `count` digits. */
const numbersIn = (text: string, count: number): Found[] =>
  Array.from(text.matchAll(/[0-9]+(?:[ .-][0-9]+)*/g), ({ 0: number, index: start }) => {
    const end = start + number.length;
    const parts = number.split(/[ .-]/);
    const code = [parts.join(''), ...parts].find(({ length }) => length === count);
    const before = text.slice(Math.max(0, start - 40), start);
    const isOther = (namesAnother.test(before) && !namesCode.test(before)) || currency.test(text.slice(end));
    return { parts, code, start, end, isOther, isDate: date.test(number) };
  });

/** The code in the sentence of the word « code »: the first number after it, else the last one before it. */
function codeBesideWord(text: string, numbers: readonly Found[]): string | undefined {
  const codes = numbers.filter(({ code, isOther, isDate }) => code !== undefined && !isOther && !isDate);
  for (const { 0: word, index } of text.matchAll(/\b(?:code|otp)\b/g)) {
    const after = index + word.length;
    const length = text.slice(after).search(/[.!?](?: |$)/);
    const last = length < 0 ? text.length : after + length;
    const first = Math.max(...['. ', '! ', '? '].map((end) => text.lastIndexOf(end, index)));
    const beside =
      codes.find(({ start }) => start >= after && start < last) ??
      codes.filter(({ start, end }) => end <= index && start > first).at(-1);
    if (beside !== undefined) return beside.code;
  }
  return undefined;
}

/**
 * The code of `count` digits in a pasted message, which may contain other numbers (an hour, an amount, a phone number). Prefers
 * the number beside the word « code », then one in groups (`123 456`), then one without, then a part of another number.
 * Undefined without one.
 */
function codeIn(message: string, count: number): string | undefined {
  const text = normalized(message.replace(/[\r\n]+/g, ' | '));
  const numbers = numbersIn(text, count);
  const likely = numbers.filter(({ isOther, isDate }) => !isOther && !isDate);
  const isWhole = ({ parts, code }: Found) => code === parts.join('');
  const rows = numbers.flatMap(({ parts }) =>
    parts.flatMap((_, from) =>
      Array.from({ length: count }, (_, more) => parts.slice(from, from + more + 1).join('')),
    ),
  );
  return (
    codeBesideWord(text, numbers) ??
    likely.find((number) => number.parts.length > 1 && isWhole(number))?.code ??
    likely.find(isWhole)?.code ??
    numbers.find(({ code }) => code !== undefined)?.code ??
    rows.find(({ length }) => length === count)
  );
}

/** Empty boxes for a code of `count` digits. */
export function emptyBoxes(count: number): CodeBoxes {
  return { digits: Array.from({ length: count }, () => ''), at: 0 };
}

/** The concatenation of all boxes (specification §5 "Code boxes"). */
export function codeOf({ digits }: CodeBoxes): string {
  return digits.join('');
}

/** Whether every box is filled, so that the code can be sent (specification §4 "Code pages"). */
export function isCodeComplete({ digits }: Pick<CodeBoxes, 'digits'>): boolean {
  return digits.every((digit) => digit !== '');
}

/** The boxes with the focus in another one, limited to the row. */
export function entered(boxes: CodeBoxes, box: number): CodeBoxes {
  return { ...boxes, at: Math.min(Math.max(box, 0), boxes.digits.length - 1) };
}

/** Moves the focus by arrows, Home and End, up to either end of the row. */
export function moved(boxes: CodeBoxes, to: BoxMove): CodeBoxes {
  const targets = { previous: boxes.at - 1, next: boxes.at + 1, first: 0, last: boxes.digits.length };
  return entered(boxes, targets[to]);
}

/** Backspace: clears a filled box, or moves back from an empty one (specification §2 "Activation code"). */
export function backspaced(boxes: CodeBoxes, box: number): CodeBoxes {
  return boxes.digits[box] === '' ? entered(boxes, box - 1) : cleared(boxes, box);
}

/** Clears a box (Delete, Cut), which keeps the focus. */
export function cleared(boxes: CodeBoxes, box: number): CodeBoxes {
  return entered({ ...boxes, digits: boxes.digits.map((digit, at) => (at === box ? '' : digit)) }, box);
}

/**
 * Types into a box: sets its new digit and moves the focus on. `text`: the content of the box, its older digit included. A
 * text with a digit for every box, as typed by the phone's one-time-code suggestion, fills all of them. Letters are ignored.
 */
export function typedInto(boxes: CodeBoxes, box: number, text: string): CodeBoxes {
  if (text === '') return cleared(boxes, box);
  const former = boxes.digits[box];
  const typed = codeDigits(text);
  if (typed.length >= boxes.digits.length) return filled(boxes, box, text);
  if (typed === former && text !== former) return entered(boxes, box);
  return placed(boxes, box, withoutFormer(typed, former));
}

/** Pastes into a box: a complete code fills all boxes, a part of one those from `box` on. */
export function filled(boxes: CodeBoxes, box: number, text: string): CodeBoxes {
  const count = boxes.digits.length;
  const code = codeIn(text, count) ?? codeDigits(text);
  return placed(boxes, code.length >= count ? 0 : box, code);
}

const withoutFormer = (typed: string, former: string | undefined): string => {
  if (!former || typed.length === 1) return typed;
  return typed.startsWith(former) ? typed.slice(1) : typed.endsWith(former) ? typed.slice(0, -1) : typed;
};

const placed = (boxes: CodeBoxes, from: number, code: string): CodeBoxes =>
  entered(
    { ...boxes, digits: boxes.digits.map((digit, box) => code[box - from] ?? digit) },
    from + code.length,
  );
