/**
 * Everything that may differ between two shops built from this repository. Each value has a default that works and is
 * overridden at build time by the `VITE_…` variable of its line (README, "Configuration").
 */
const environment = import.meta.env;

const list = (value: string | undefined, fallback: readonly string[]): readonly string[] =>
  value === undefined
    ? fallback
    : value
        .split(',')
        .map((part) => part.trim())
        .filter((part) => part !== '');

export const configuration = {
  /** Name of the shop. */
  brand: environment.VITE_BRAND ?? 'Bélier',
  /** Name of the festival; the invoice's document title carries it (specification §2). */
  festival: environment.VITE_FESTIVAL ?? 'Tabaski',
  /** Support and contact e-mail: `{email}` of the specification. */
  email: environment.VITE_EMAIL ?? 'bonjour@belier.ci',
  /** Customer service numbers in international form: `{phone}` of the specification. The first one is in the header. */
  phones: list(environment.VITE_PHONES, ['+2250700000001', '+2250500000002', '+2250100000003']),
  /** WhatsApp number in international form. */
  whatsapp: environment.VITE_WHATSAPP ?? '+2250700000001',
  /** When customer service answers, in Abidjan's hours: days from Monday (1) to Sunday (7), `1-5 8:00-18:00, 6 9:00-14:00`. */
  hours: environment.VITE_HOURS ?? '1-5 8:00-18:00, 6 9:00-14:00',
  /** Addresses behind the footer's three social links: Facebook, Instagram, TikTok. */
  social: {
    facebook: environment.VITE_FACEBOOK ?? 'https://www.facebook.com/belier.ci',
    instagram: environment.VITE_INSTAGRAM ?? 'https://www.instagram.com/belier.ci',
    tiktok: environment.VITE_TIKTOK ?? 'https://www.tiktok.com/@belier.ci',
  },
  /** Root of the provider's API, version 1 (specification §7); a path of this origin, or an absolute URL. */
  apiRoot: environment.VITE_API_ROOT ?? '/api/v1',
  /** Hosts that a `payment_url` may lead to, over https; this page's own host is allowed over http for the sandbox. */
  paymentHosts: list(environment.VITE_PAYMENT_HOSTS, []),
} as const;

export type Configuration = typeof configuration;
