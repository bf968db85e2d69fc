import { describe, expect, it } from 'vitest';
import { displayPhone, phoneDigits, phoneLink, whatsappLink, withoutSeparators } from './phone.ts';
import { tenDigitNumber, withoutPrefix } from './typed-phone.ts';

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

  it.each([
    // By operator: Moov, MTN, Orange.
    [['01', '02', '03', '40', '43', '50', '53', '70', '73'], '01'],
    [['04', '05', '06', '44', '56', '64', '66', '76', '84', '86', '94', '96'], '05'],
    [['07', '08', '09', '47', '59', '67', '68', '77', '79', '87', '89', '97', '98'], '07'],
    [['2080', '2180', '2280', '2380'], '21'],
    [['200', '210', '220', '230', '240', '300', '310', '320', '330', '340', '350', '360'], '25'],
    [
      ['202', '203', '212', '217', '224', '225', '234', '243', '245', '306', '316', '319', '327', '347'],
      '27',
    ],
    // Not certain, or of no operator.
    [
      [
        '00',
        '10',
        '13',
        '60',
        '61',
        '63',
        '69',
        '80',
        '83',
        '90',
        '93',
        '99',
        '2090',
        '250',
        '281',
        '357',
        '368',
        '380',
      ],
      null,
    ],
  ])('of before 2021 beginning with %j has ten digits since: %s', (beginnings, prefix) => {
    for (const beginning of beginnings) {
      const former = beginning.padEnd(8, '1');
      const number = prefix && prefix + former;
      for (const code of ['+225', '00225', '225']) {
        expect(tenDigitNumber(`${code} ${former}`), code + former).toBe(number);
        expect(withoutPrefix(`${code}${former}`), code + former).toBe(code === '225' ? null : number);
      }
      expect(tenDigitNumber(former)).toBeNull();
    }
  });

  it('of eight digits in another country is converted as before', () => {
    // Mali, Burkina Faso.
    for (const number of ['22377123456', '22670123456']) {
      expect(tenDigitNumber(`+${number}`)).toBeNull();
      expect(withoutPrefix(`+${number}`)).toBe(number);
    }
  });
});
