import { describe, expect, it } from 'vitest';
import {
  displayPhone,
  phoneDigits,
  phoneLink,
  whatsappLink,
  withoutPrefix,
  withoutSeparators,
} from './phone.ts';

describe('a phone number', () => {
  it('is written in five pairs', () => {
    expect(displayPhone('0701020304')).toBe('07\u00a001\u00a002\u00a003\u00a004');
    expect(displayPhone('+2250701020304')).toBe('+225\u00a007\u00a001\u00a002\u00a003\u00a004');
    expect(displayPhone('00225 07.01-02 03 04')).toBe('+225\u00a007\u00a001\u00a002\u00a003\u00a004');
  });

  it('a number of another form is shown unchanged', () => {
    expect(displayPhone('+221 77 123 45 67')).toBe('+221 77 123 45 67');
    expect(displayPhone('17')).toBe('17');
    for (const odd of ['+225 07010203041', '99 00225 0701020304', '0701020304 05'])
      expect(displayPhone(odd)).toBe(odd);
  });

  it('has its links', () => {
    expect(phoneLink('+225 07 01 02 03 04')).toBe('tel:+2250701020304');
    expect(whatsappLink('+225 07 01 02 03 04')).toBe('https://wa.me/2250701020304');
    expect(whatsappLink('+225 07 01 02 03 04', 'Commande BL-1 ?')).toBe(
      'https://wa.me/2250701020304?text=Commande%20BL-1%20%3F',
    );
  });

  it('is stripped of separators, and of everything but digits for a form', () => {
    expect(withoutSeparators('+225 (07) 01-02.03/04')).toBe('+2250701020304');
    expect(withoutSeparators('07\u00a001\u202f02')).toBe('070102');
    expect(phoneDigits('+225 07 01 02 03 04')).toBe('2250701020304');
  });

  it('typed with + or 00 is converted for the forms', () => {
    for (const typed of ['+225 07 00 00 00 01', '00225 0700000001', '+2250700000001'])
      expect(withoutPrefix(typed)).toBe('0700000001');
    expect(withoutPrefix('\u202A+225 07 01\u201102\u201303 04\u202C')).toBe('0701020304');
    expect(withoutPrefix('＋225 ٠٧ ٠١ ٠٢ ٠٣ ٠٤')).toBe('0701020304');
    expect(withoutPrefix('tel:+2250701020304')).toBe('0701020304');
    expect(withoutPrefix('Tel: +225 07,01,02,03,04')).toBe('0701020304');
    expect(withoutPrefix('tel:0701020304')).toBe('0701020304');
    expect(withoutPrefix('07, 01, 02, 03, 04')).toBe('0701020304');
    expect(withoutPrefix('+221 77 123 45 67')).toBe('221771234567');
    expect(withoutPrefix('0033 6 12 34 56 78')).toBe('33612345678');
    for (const none of [
      '0700000001',
      'tel:',
      ',',
      '07,01',
      'tel:+225 07 ext 3',
      '+12',
      '+',
      '00',
      '',
      '+225 07 00 00 00 01 02 03 04 05',
      '0000123456789',
    ])
      expect(withoutPrefix(none)).toBeNull();
  });
});
