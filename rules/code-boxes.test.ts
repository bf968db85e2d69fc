// §2 Activation code: 6 single-digit boxes;
// §4 Code pages: Submittable only when
// §5 Code boxes: Non-digits stripped, one
// §9 Constants: Registration code length

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BoxMove,
  backspaced,
  type CodeBoxes,
  cleared,
  codeDigits,
  codeOf,
  emptyBoxes,
  entered,
  filled,
  isCodeComplete,
  moved,
  typedInto,
} from './code-boxes.ts';

/** The boxes as text: a dot is an empty one. */
const row = (look: string, at = 0): CodeBoxes => ({
  digits: Array.from(look, (digit) => (digit === '.' ? '' : digit)),
  at,
});
const look = ({ digits, at }: CodeBoxes) => `${digits.map((digit) => digit || '.').join('')} @${at}`;

describe('the digits of a code', () => {
  it('are extracted from any text', () => {
    expect(codeDigits('12 34-56')).toBe('123456');
    expect(codeDigits('code : 47 1')).toBe('471');
    expect(codeDigits('abc')).toBe('');
    expect(codeDigits('٤7')).toBe('47');
    expect(codeDigits('１２３ ۴۵۶')).toBe('123456');
  });
});

describe('the boxes of a code', () => {
  it('are empty at first, six or five of them, with the focus in the first', () => {
    expect(look(emptyBoxes(6))).toBe('...... @0');
    expect(look(emptyBoxes(5))).toBe('..... @0');
  });

  it('accept a digit and move to the next box, and stay in the last', () => {
    expect(look(typedInto(emptyBoxes(6), 0, '4'))).toBe('4..... @1');
    expect(look(typedInto(row('48291.'), 5, '3'))).toBe('482913 @5');
  });

  it.each([
    ['47', 'behind it'],
    ['74', 'before it'],
    ['7', 'over it'],
  ])('replace a digit by the one typed beside it: %s, %s', (text) => {
    expect(look(typedInto(row('4.....'), 0, text))).toBe('7..... @1');
  });

  it('accept several digits typed at once, without the one that was there', () => {
    expect(look(typedInto(emptyBoxes(6), 0, '47'))).toBe('47.... @2');
    expect(look(typedInto(row('4.....'), 0, '478'))).toBe('78.... @2');
    expect(look(typedInto(row('4.....'), 0, '784'))).toBe('78.... @2');
  });

  it('move on where the same digit is typed again', () => {
    expect(look(typedInto(row('4.....'), 0, '4'))).toBe('4..... @1');
    expect(look(typedInto(row('4.....'), 0, '44'))).toBe('4..... @1');
  });

  it.each(['a', ' ', '-', 'é'])('ignore %j', (letter) => {
    expect(look(typedInto(row('......', 2), 2, letter))).toBe('...... @2');
    expect(look(typedInto(row('12....', 1), 1, `2${letter}`))).toBe('12.... @1');
  });

  it('are cleared by Backspace, which moves back where the box is empty already', () => {
    expect(look(backspaced(row('123...', 2), 2))).toBe('12.... @2');
    expect(look(backspaced(row('12....', 2), 2))).toBe('12.... @1');
    expect(look(backspaced(row('......'), 0))).toBe('...... @0');
  });

  it('are cleared by Delete, and keep the focus', () => {
    expect(look(cleared(row('123...', 1), 1))).toBe('1.3... @1');
    expect(look(typedInto(row('123...', 1), 1, ''))).toBe('1.3... @1');
  });

  it('move the focus by arrows, Home and End, never beyond the row', () => {
    expect(moved(row('......', 2), 'previous').at).toBe(1);
    expect(moved(row('......', 2), 'next').at).toBe(3);
    expect(moved(row('......', 2), 'first').at).toBe(0);
    expect(moved(row('......', 2), 'last').at).toBe(5);
    expect(moved(row('......', 0), 'previous').at).toBe(0);
    expect(moved(row('......', 5), 'next').at).toBe(5);
    expect(entered(row('......'), 9).at).toBe(5);
  });

  it('are all filled by a paste, wherever it lands, with non-digits stripped', () => {
    expect(look(filled(row('9.....', 1), 1, ' 482 913 '))).toBe('482913 @5');
    expect(look(filled(emptyBoxes(5), 3, '7-3-0-5-1'))).toBe('73051 @4');
  });

  it('are all filled by the phone’s suggestion, which types the code into one box', () => {
    expect(look(typedInto(emptyBoxes(6), 0, '482913'))).toBe('482913 @5');
    expect(look(typedInto(row('4.....', 0), 0, '482913'))).toBe('482913 @5');
    expect(look(typedInto(row('99....', 2), 2, '482913'))).toBe('482913 @5');
  });

  it('find the code in a pasted message that holds other numbers', () => {
    const message = 'Bélier 24/7 : votre code est 73051. Il expire dans 10 minutes.';
    expect(codeOf(filled(emptyBoxes(5), 0, message))).toBe('73051');
  });

  it.each([
    ['Bélier 2026 : 123 456 (48 h)', '123456'],
    ['Bélier 2026\u00a0: 123\u202f456', '123456'],
    ['Le 24-12 : 12.34.56, valable 10 min', '123456'],
    ['Votre code １２３４５６ (2026)', '123456'],
    ['\u2068Code ٤٨٢٩١٣\u2069 avant 18:30', '482913'],
    ['G-482913', '482913'],
    ['1-2-3-4-5-6', '123456'],
    ['Le 07 01 02 03 04 : 123 456', '123456'],
    ['2026-11-26, code 123 456', '123456'],
  ])('find the code in %j', (message, code) => {
    expect(codeOf(filled(emptyBoxes(6), 0, message))).toBe(code);
  });

  it.each([
    ['Commande de 150000 FCFA. Votre code : 123 456', '123456'],
    ['code 123-456, réf. 202611', '123456'],
    ['code : 123 456 (appelez le 272220)', '123456'],
    ['BEL-10277 : votre code est 12345', '12345'],
    ['Code 123 456 - Bélier 070000 0001', '123456'],
    // The code before its words.
    ['482913 est votre code Bélier. Assistance : 272220', '482913'],
    ['482 913 est votre code Bélier, valable 10 min, appelez le 272220', '482913'],
    ['G-482913 est votre code de validation pour la commande 102770', '482913'],
    ['12345 est votre code pour BEL-10277', '12345'],
    ['BEL-10277 : 12345 est votre code', '12345'],
    // WhatsApp's copy of a bubble, an RCS card.
    ['[17:32, 27/11/2026] Bélier 272220: *482913* est votre code.', '482913'],
    ['[27/11/26 17:32:10] Bélier: Votre code :\n482913', '482913'],
    ['BÉLIER\nCode de vérification\n482 913\nCopier le code\nAide : 272220', '482913'],
    ['BÉLIER 272220\n482 913\nest votre code\nNe le partagez pas. 27 22 20 00 00', '482913'],
    // Without the word: amounts, phones, dates and hours are not the code.
    ['Bélier : 150000 F, 482 913', '482913'],
    ['Bélier, 150 000 FCFA : 482913', '482913'],
    ['Bélier le 27-11-26 : 482913', '482913'],
    ['Bélier +225 070000 0001 : 482913', '482913'],
    ['Bélier, réf. 202611 : 482913', '482913'],
    // Several words « code », a delay between the word and the code.
    ['Ne donnez ce code à personne. Votre code : 482913. Réf. 202611', '482913'],
    ['Votre code (10 min) : 482 913', '482913'],
    ['Votre code du 27-11-26 est 482913', '482913'],
    ['Bélier 202611 : votre code n° 482913', '482913'],
    ['Réf. 202611, CODE-482913', '482913'],
    ['Votre code : 12-10-26', '121026'],
    ['code 482913 10 min', '482913'],
    ['Votre code de connexion Bélier pour le 0700000001 est 482913', '482913'],
  ])('find the code among the other numbers of %j', (message, code) => {
    expect(codeOf(filled(emptyBoxes(code.length), 0, message))).toBe(code);
  });

  it('accept a part of a code from the box it is pasted into, and nothing from a text without digits', () => {
    expect(look(filled(row('1.....', 1), 1, '23'))).toBe('123... @3');
    expect(look(filled(row('1.....', 1), 1, 'bonjour'))).toBe('1..... @1');
    expect(look(filled(row('12345.', 4), 4, '678'))).toBe('123467 @5');
  });

  it('are complete when none is empty', () => {
    expect(isCodeComplete(row('48291.'))).toBe(false);
    expect(isCodeComplete(row('.82913'))).toBe(false);
    expect(isCodeComplete(row('482913'))).toBe(true);
  });

  it('hold one digit each and keep the focus within the row, after any sequence of actions', () => {
    const box = fc.nat({ max: 4 });
    type Step = (boxes: CodeBoxes) => CodeBoxes;
    const step = fc.oneof(
      fc.tuple(box, fc.string()).map(
        ([at, text]): Step =>
          (boxes) =>
            typedInto(boxes, at, text),
      ),
      fc.tuple(box, fc.stringMatching(/^[0-9 a]{0,8}$/)).map(
        ([at, text]): Step =>
          (boxes) =>
            filled(boxes, at, text),
      ),
      box.map(
        (at): Step =>
          (boxes) =>
            backspaced(boxes, at),
      ),
      fc.constantFrom<BoxMove>('previous', 'next', 'first', 'last').map(
        (to): Step =>
          (boxes) =>
            moved(boxes, to),
      ),
    );
    fc.assert(
      fc.property(fc.constantFrom(5, 6), fc.array(step, { maxLength: 30 }), (count, steps) => {
        const after = steps.reduce((boxes, act) => act(boxes), emptyBoxes(count));
        expect(after.digits).toHaveLength(count);
        expect(after.digits.every((digit) => /^[0-9]?$/.test(digit))).toBe(true);
        expect(after.at).toBeGreaterThanOrEqual(0);
        expect(after.at).toBeLessThan(count);
      }),
      { numRuns: 300, seed: 2026 },
    );
  });
});
