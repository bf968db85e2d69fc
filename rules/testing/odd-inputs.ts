/*
 * Unusual inputs for tests, as typed, pasted or sent by other devices and programs. Each kind has a line in
 * docs/faults-of-the-world.md.
 */

/** Variants of one text from other programs, which a field must normalize to it. */
export const arrivals: Readonly<Record<string, (text: string) => string>> = {
  'in a run of left to right': (text) => `\u202a${text}\u202c`,
  'in an isolate': (text) => `\u2068${text}\u2069`,
  'in an isolate that is not closed': (text) => `\u2066${text}`,
  'behind a mark of direction': (text) => `\u200e${text}\u200f`,
  'with a zero-width space': (text) => `${text.slice(0, 2)}\u200b${text.slice(2)}\u200b`,
  'with a soft hyphen': (text) => `${text.slice(0, 3)}\u00ad${text.slice(3)}`,
  'behind a byte order mark': (text) => `\ufeff${text}`,
  'behind a NUL': (text) => `\0${text}\0`,
  'between no-break spaces': (text) => `\u00a0\u202f${text}\u3000`,
  'before the end of its line': (text) => `\t${text}\r\n`,
  decomposed: (text) => text.normalize('NFD'),
};

/** Variants of a name, a number, an e-mail or a search from other keyboards. */
export const keyboards: Readonly<Record<string, (text: string) => string>> = {
  'with no-break spaces': (text) => text.replaceAll(' ', '\u202f'),
  'with no-break hyphens': (text) => text.replaceAll('-', '\u2011'),
  'with en dashes': (text) => text.replaceAll('-', '\u2013'),
  'with a typographic apostrophe': (text) => text.replaceAll("'", '’'),
  'with an opening quotation mark': (text) => text.replaceAll("'", '‘'),
  'with an acute accent': (text) => text.replaceAll("'", '´'),
  'in full width': (text) =>
    text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)),
  'in Arabic digits': (text) => inDigits(text, 0x0660),
  'in Persian digits': (text) => inDigits(text, 0x06f0),
  'in digits of Devanagari': (text) => inDigits(text, 0x0966),
  'in mathematical digits': (text) => inDigits(text, 0x1d7ce),
};

const inDigits = (text: string, zero: number): string =>
  text.replace(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit)));

/** Unexpected texts: a field accepts or refuses each, and the provider accepts those that a field accepts. */
export const oddTexts: Readonly<Record<string, string>> = {
  nothing: '',
  spaces: ' \u00a0\u3000\t',
  'what shows nothing': '\u200b\u200d\u2060\u3164\u034f',
  'a NUL': 'Awa\0Koné',
  'half a character': 'Awa\ud83d Koné\udc0f',
  'a right-to-left override that is not closed': 'Awa \u202eKoné',
  'a stray end of an isolate': 'Awa\u2069 \u2066Koné',
  Arabic: 'محمد 2026',
  'a very long word': 'a'.repeat(5000),
  'a very long line of digits': '1 '.repeat(5000),
  'twenty families': '👨‍👩‍👧‍👦'.repeat(20),
  'two hundred families': '👨‍👩‍👧‍👦'.repeat(200),
  'a letter under many accents': `e${'\u0301'.repeat(3000)}`,
  'many letters under accents': 'e\u0323\u0301'.repeat(200),
  'flags and keycaps': '🇨🇮🏴󠁧󠁢󠁥󠁮󠁧󠁿1️⃣👍🏿',
  markup: '<img src=x onerror=alert(1)>',
  'a quote and a comment': "' OR 1=1 --",
  'a name of an object': '__proto__',
  JSON: '{"a":null}',
  'null, as programs write it': 'null',
  'undefined, as programs write it': 'undefined',
  'lines of three systems': 'un\r\ndeux\rtrois\u2028quatre',
  'percent signs': '%00%zz%E0%A4%A',
  'what looks like a query': 'BEL-1027?token=abc&order_number=',
};

/** Queries of return addresses of payments, as gateways write them, with the order number of each. */
export const paymentReturns: Readonly<Record<string, string | undefined>> = {
  '?order_number=BEL-1027': 'BEL-1027',
  '?order_number=00123': '00123',
  '?order_number=BEL-1027?token=abc': 'BEL-1027',
  '?order_number=BEL-1027%3Ftoken%3Dabc': 'BEL-1027',
  '?order_number=BEL-1027&order_number=': 'BEL-1027',
  '?order_number=&order_number=BEL-1027': 'BEL-1027',
  '?order_number=BEL-1027&order_number=null': 'BEL-1027',
  '?order_number=undefined&order_number=BEL-1027&order_number=BEL-2': 'BEL-1027',
  '?lang=fr?order_number=BEL-1027': 'BEL-1027',
  '?status=ok&amp;order_number=BEL-1027': 'BEL-1027',
  '?order_number=BEL-1027/': 'BEL-1027',
  '?order_number=BEL-1027%26status=ok': 'BEL-1027',
  '?order_number=%22BEL-1027%22': 'BEL-1027',
  "?order_number='BEL-1027'": 'BEL-1027',
  '?order_number=%E2%80%8BBEL-1027%E2%80%8B': 'BEL-1027',
  '?order_number=BEL-1027%E2%80%AC': 'BEL-1027',
  '?order_number=+BEL-1027+paid': 'BEL-1027',
  '?order_number=BEL%E2%80%911027': 'BEL-1027',
  '?order_number=BEL-1027%00': 'BEL-1027',
  '?order_number=': undefined,
  '?order_number=null': undefined,
  '?order_number=undefined&order_number=null': undefined,
  '?order_number=%E2%80%8B': undefined,
  '?': undefined,
};
