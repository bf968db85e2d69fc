import { plain } from './text.ts';

/** How many digits a code has (specification §9): registration, and two-factor. */
export const codeLengths = { activation: 6, twoFactor: 5 } as const;

/** A row of boxes with one digit each, '' where none is typed yet. `at` is the box that the keyboard is in, from 0. */
export interface CodeBoxes {
  readonly digits: readonly string[];
  readonly at: number;
}

/** Where arrows, Home and End lead. */
export type BoxMove = 'previous' | 'next' | 'first' | 'last';

/** The digits of what was typed or pasted, of any script; everything else is left out (specification §5 "Code boxes"). */
export function codeDigits(typed: string): string {
  return plain(typed).replace(/[^0-9]/g, '');
}

/**
 * The code of so many digits in a pasted message, which may hold other numbers (an hour, a year, a phone number): they stand in
 * one run, else in groups with one sign between them (`123 456`), rather in all groups of a row than in some. Undefined where nothing in it has as many.
 */
function codeIn(message: string, count: number): string | undefined {
  const text = plain(message);
  const runs = text.match(/[0-9]+/g) ?? [];
  const groups = text.match(/[0-9]+(?:[ .-][0-9]+)*/g)?.map((group) => group.split(/[ .-]/)) ?? [];
  const rows = groups.flatMap((group) =>
    group.flatMap((_, from) =>
      Array.from({ length: count }, (_, more) => group.slice(from, from + more + 1).join('')),
    ),
  );
  const whole = groups.map((group) => group.join(''));
  return [...runs, ...whole, ...rows].find((digits) => digits.length === count);
}

/** Empty boxes for a code of so many digits. */
export function emptyBoxes(count: number): CodeBoxes {
  return { digits: Array.from({ length: count }, () => ''), at: 0 };
}

/** The concatenation of all boxes (specification §5 "Code boxes"). */
export function codeOf({ digits }: CodeBoxes): string {
  return digits.join('');
}

/** Whether every box is filled: only then may the code be sent (specification §4 "Code pages"). */
export function isCodeComplete({ digits }: Pick<CodeBoxes, 'digits'>): boolean {
  return digits.every((digit) => digit !== '');
}

/** The keyboard in another box, never outside of the row. */
export function entered(boxes: CodeBoxes, box: number): CodeBoxes {
  return { ...boxes, at: Math.min(Math.max(box, 0), boxes.digits.length - 1) };
}

/** Arrows, Home and End; at either end of the row the keyboard stays where it is. */
export function moved(boxes: CodeBoxes, to: BoxMove): CodeBoxes {
  const targets = { previous: boxes.at - 1, next: boxes.at + 1, first: 0, last: boxes.digits.length };
  return entered(boxes, targets[to]);
}

/** Backspace: clears a filled box; in an empty one it moves back (specification §2 "Activation code"). */
export function backspaced(boxes: CodeBoxes, box: number): CodeBoxes {
  return boxes.digits[box] === '' ? entered(boxes, box - 1) : cleared(boxes, box);
}

/** A box emptied (Delete, Cut); the keyboard stays in it. */
export function cleared(boxes: CodeBoxes, box: number): CodeBoxes {
  return entered({ ...boxes, digits: boxes.digits.map((digit, at) => (at === box ? '' : digit)) }, box);
}

/**
 * What a box holds after typing: its new digit, and the keyboard moves on. `text` is the whole content of the box, its
 * older digit included. A text with a digit for every box, as the phone's one-time-code suggestion puts it into one box,
 * fills all of them. Letters change nothing.
 */
export function typedInto(boxes: CodeBoxes, box: number, text: string): CodeBoxes {
  if (text === '') return cleared(boxes, box);
  const former = boxes.digits[box];
  const typed = codeDigits(text);
  if (typed.length >= boxes.digits.length) return filled(boxes, box, text);
  if (typed === former && text !== former) return entered(boxes, box);
  return placed(boxes, box, withoutFormer(typed, former));
}

/** A paste: a whole code fills all boxes wherever it is pasted, a part of one those from `box` on. */
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
