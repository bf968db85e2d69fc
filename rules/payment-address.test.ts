// §4 Checkout: payment_url: the browser

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPaymentAddress } from './payment-address.ts';
import { type PaymentHosts, paymentHostsOf } from './payment-hosts.ts';

const hosts: PaymentHosts = {
  secure: ['pay.wave.com', 'secure.cinetpay.com:8443'],
  plain: ['localhost:4173'],
};

/** The same hosts and a payment page over http, for a shop that was opened over http. */
const withPlain = paymentHostsOf(
  ['pay.wave.com', 'https://secure.cinetpay.com:8443', 'http://paiement.exemple.ci:4501'],
  new URL('http://localhost:4173/checkout'),
);

/** Addresses that lead nowhere, or not where they seem to, whatever is configured. */
const malformed = [
  '',
  'pay.wave.com',
  '//pay.wave.com/c/1',
  '//evil.example',
  '/sandbox/pay/1',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)//https://pay.wave.com',
  'javascript://pay.wave.com/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://pay.wave.com/1',
  'intent://pay.wave.com/#Intent;scheme=https;end',
  'file:///etc/passwd',
  'ftp://pay.wave.com/',
  'http://pay.wave.com/c/1',
  'http://localhost:4173@evil.example/',
  'http://localhost/',
  'http://localhost:4174/',
  'https://pay.wave.com@evil.example/',
  'https://pay.wave.com:443@evil.example/',
  'https://pay.wave.com%40evil.example/',
  'https://evil.example\\@pay.wave.com/',
  'https:\\\\pay.wave.com/',
  'https:/pay.wave.com/',
  'https:///pay.wave.com/',
  'https:?#pay.wave.com/https://pay.wave.com',
  'https://pay.wave.com\\.evil.example/',
  'https://pay.wave.com/\\evil.example',
  ' https://pay.wave.com/',
  'https://pay.wave.com/ ',
  'ht\ntps://pay.wave.com/',
  'https://pay.wave.com/\r\nX: y',
  'https://pay.wave.com\u0000.evil.example/',
  'https://pay.wаve.com/',
  'https://pay.wave。com/',
  'https://ｐay.wave.com/',
  'https://pay.wave.com\u202e/',
  `https://pay.wave.com/${'a'.repeat(1980)}`,
];

/** Addresses of hosts that are not configured. */
const elsewhere = [
  'https://localhost:4173/',
  'https://evil.example/',
  'https://pay.wave.com.evil.example/',
  'https://evil.example/pay.wave.com',
  'https://evilpay.wave.com/',
  'https://sub.pay.wave.com/',
  'https://wave.com/',
  'https://evil.example#@pay.wave.com/',
  'https://evil.example?@pay.wave.com/',
  'https://pay.wave.com:8443/',
  'https://secure.cinetpay.com/',
  'https://pay.wave.com./',
];

describe('isPaymentAddress', () => {
  it.each([
    'https://pay.wave.com/c/cos-1b01sghpg100j?m=145000',
    'https://pay.wave.com',
    'https://pay.wave.com?order=BL-1',
    'HTTPS://Pay.Wave.com/c/1',
    'https://secure.cinetpay.com:8443/p/1#top',
    'https://pay.wave.com/p/@client',
    'http://localhost:4173/sandbox/pay/7f3a91c2',
  ])('allows %s', (url) => {
    expect(isPaymentAddress(url, hosts)).toBe(true);
  });

  it.each([...malformed, ...elsewhere])('refuses %j, also if a payment page over http is allowed', (url) => {
    expect(isPaymentAddress(url, hosts)).toBe(false);
    expect(isPaymentAddress(url, withPlain)).toBe(false);
  });

  it.each([
    'https://paiement.exemple.ci:4501/p/1',
    'http://paiement.exemple.ci/p/1',
    'http://paiement.exemple.ci:4501@evil.example/',
    'http://paiement.exemple.ci:4501.evil.example/',
    'http://sub.paiement.exemple.ci:4501/',
    'http://pay.wave.com/c/1',
    'http:\\\\paiement.exemple.ci:4501/',
  ])('refuses %j if only http://paiement.exemple.ci:4501 is allowed over http', (url) => {
    expect(isPaymentAddress(url, withPlain)).toBe(false);
  });

  it('allows a host that is configured with http:// only while the shop itself is on http', () => {
    const url = 'http://paiement.exemple.ci:4501/sandbox/paiement/7f3a91c2';
    expect(isPaymentAddress(url, withPlain)).toBe(true);
    const onHttps = paymentHostsOf(
      ['http://paiement.exemple.ci:4501'],
      new URL('https://belier.exemple.ci/checkout'),
    );
    expect(onHttps).toEqual({ secure: [], plain: [] });
    expect(isPaymentAddress(url, onHttps)).toBe(false);
  });

  it('allows 2000 characters', () => {
    expect(isPaymentAddress(`https://pay.wave.com/${'a'.repeat(1979)}`, hosts)).toBe(true);
  });

  it('allows nothing over http without a local sandbox', () => {
    expect(isPaymentAddress('http://localhost:4173/pay/1', { ...hosts, plain: [] })).toBe(false);
  });

  it('allows nothing without allowed hosts, not even an empty host', () => {
    fc.assert(fc.property(fc.webUrl(), (url) => !isPaymentAddress(url, { secure: ['', ' '], plain: [''] })));
  });

  describe('without a configured host', () => {
    const onHttps = paymentHostsOf([], new URL('https://belier.exemple.ci/checkout'));
    const onHttp = paymentHostsOf([], new URL('http://localhost:4173/checkout'));

    it.each([
      'https://pay.wave.com/c/cos-1b01sghpg100j?m=145000',
      'https://pay.wave.com',
      'HTTPS://Secure.CinetPay.com:8443/p/1#top',
      'https://xn--bb-bjab.ci/p/@client',
      'https://41.66.12.7/p/1',
    ])('allows %s, whether the shop is on https or http', (url) => {
      expect(isPaymentAddress(url, onHttps)).toBe(true);
      expect(isPaymentAddress(url, onHttp)).toBe(true);
    });

    it.each(elsewhere)('allows %s, since any host may have the payment page', (url) => {
      expect(isPaymentAddress(url, onHttps)).toBe(true);
    });

    it.each([
      ...malformed,
      'https://1.2.3.999/',
      'https://pay.wave.com:99999/',
      'https://[::1/',
      'https://0x7f.1/',
      'http://evil.example/',
    ])('refuses %j', (url) => {
      expect(isPaymentAddress(url, onHttps)).toBe(false);
      expect(isPaymentAddress(url, onHttp)).toBe(false);
    });

    it('allows http only to the own host of a shop on http', () => {
      expect(isPaymentAddress('http://localhost:4173/sandbox/paiement/7f3a91c2', onHttp)).toBe(true);
      expect(isPaymentAddress('http://localhost:4173/sandbox/paiement/7f3a91c2', onHttps)).toBe(false);
    });

    it('ends with the first configured host, one over http too', () => {
      const http = paymentHostsOf(['http://paiement.exemple.ci:4501'], new URL('http://localhost:4173/'));
      expect(isPaymentAddress('https://pay.wave.com/c/1', http)).toBe(false);
    });
  });

  it('allows only what a browser parses as an allowed host without userinfo', () => {
    const piece = fc.constantFrom(
      ...[
        'https',
        'http',
        'javascript',
        ':',
        '//',
        '/',
        '\\',
        '@',
        '#',
        '?',
        '.',
        '%40',
        '%2f',
        '\t',
        '\n',
        ' ',
      ],
      ...[
        'pay.wave.com',
        'PAY.WAVE.COM',
        'localhost:4173',
        'evil.example',
        ':443',
        ':80',
        '\u3002',
        'а',
        '\u00ad',
      ],
      ...['[::1]', '..', ';', '&', '=', '\u0000', '\u2028'],
    );
    const built = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(''));
    const started = built.map((rest) => `https://pay.wave.com${rest}`);
    const local = fc
      .tuple(fc.constantFrom('localhost:4173', 'paiement.exemple.ci:4501'), built)
      .map(([host, rest]) => `http://${host}${rest}`);
    fc.assert(
      fc.property(fc.oneof(built, started, local, fc.webUrl()), (url) => {
        const anywhere = paymentHostsOf([], new URL('http://localhost:4173/checkout'));
        if (isPaymentAddress(url, anywhere)) {
          const { protocol, host, username, password } = new URL(url);
          expect(protocol === 'https:' || host === 'localhost:4173').toBe(true);
          expect([username, password]).toEqual(['', '']);
        }
        if (!isPaymentAddress(url, withPlain)) return;
        const read = new URL(url);
        expect([
          'https://pay.wave.com',
          'http://localhost:4173',
          'http://paiement.exemple.ci:4501',
        ]).toContain(read.origin);
        expect([read.username, read.password]).toEqual(['', '']);
      }),
      { numRuns: 5000 },
    );
  });
});
