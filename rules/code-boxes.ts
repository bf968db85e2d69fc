import { plain } from './text.ts';

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

/**
 * The code of `count` digits in a pasted message, which may contain other numbers (an hour, a year, a phone number). Prefers a
 * run of digits, then groups with one separator between them (`123 456`), then a part of such groups. Undefined without one.
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
