import { mediaRootOf } from '#rules/media-address.ts';
import { writtenConfiguration } from './written-configuration.ts';

/**
 * All values in which two shops built from this repository may differ. Each has a default. The `VITE_…` variable on its line
 * overrides it at build time, and the values that `npm run configure` wrote into the document override both
 * (docs/configuration.md).
 */
const written = writtenConfiguration();

const list = (value: string | undefined, fallback: readonly string[]): readonly string[] =>
  value
    ?.split(',')
    .map((part) => part.trim())
    .filter(Boolean) ?? fallback;

const apiRoot = written.VITE_API_ROOT ?? import.meta.env.VITE_API_ROOT ?? '/api/v1';

export const configuration = {
  /** Name of the shop. */
  brand: written.VITE_BRAND ?? import.meta.env.VITE_BRAND ?? 'Bélier',
  /** Name of the festival; the invoice's document title carries it (specification §2). */
  festival: written.VITE_FESTIVAL ?? import.meta.env.VITE_FESTIVAL ?? 'Tabaski',
  /** Support and contact e-mail: `{email}` of the specification. */
  email: written.VITE_EMAIL ?? import.meta.env.VITE_EMAIL ?? 'bonjour@belier.ci',
  /** Customer service numbers in international form: `{phone}` of the specification. The first one is in the header. */
  phones: list(written.VITE_PHONES ?? import.meta.env.VITE_PHONES, [
    '+2250700000001',
    '+2250500000002',
    '+2250100000003',
  ]),
  /** WhatsApp number in international form; without one, empty, the shop has no link to it. */
  whatsapp: written.VITE_WHATSAPP ?? import.meta.env.VITE_WHATSAPP ?? '+2250700000001',
  /** The seller, as the law requires: name, RCCM number and address. Empty values are not shown. */
  seller: {
    name: written.VITE_LEGAL_NAME ?? import.meta.env.VITE_LEGAL_NAME ?? '',
    rccm: written.VITE_RCCM ?? import.meta.env.VITE_RCCM ?? '',
    address: written.VITE_LEGAL_ADDRESS ?? import.meta.env.VITE_LEGAL_ADDRESS ?? '',
  },
  /** The country of most customers, named as by the provider; preselected at registration. */
  country: written.VITE_COUNTRY ?? import.meta.env.VITE_COUNTRY ?? 'Côte d’Ivoire',
  /** Names of the categories whose animals several people buy together. */
  sharedCategories: list(written.VITE_SHARED_CATEGORIES ?? import.meta.env.VITE_SHARED_CATEGORIES, [
    'Bœufs',
    'Bovins',
  ]),
  /** Customer service hours in Abidjan: days from Monday (1) to Sunday (7), `1-5 8:00-18:00, 6 9:00-14:00`. */
  hours: written.VITE_HOURS ?? import.meta.env.VITE_HOURS ?? '1-5 8:00-18:00, 6 9:00-14:00',
  /** Addresses of the footer's three social links: Facebook, Instagram, TikTok. */
  social: {
    facebook: written.VITE_FACEBOOK ?? import.meta.env.VITE_FACEBOOK ?? 'https://www.facebook.com/belier.ci',
    instagram:
      written.VITE_INSTAGRAM ?? import.meta.env.VITE_INSTAGRAM ?? 'https://www.instagram.com/belier.ci',
    tiktok: written.VITE_TIKTOK ?? import.meta.env.VITE_TIKTOK ?? 'https://www.tiktok.com/@belier.ci',
  },
  /** Root of the provider's API, version 1 (specification §7); a path of this origin, or an absolute URL. */
  apiRoot,
  /** Prefix of the paths of pictures and flags: the API's host by default; '' for the shop's own. */
  mediaRoot: mediaRootOf(apiRoot, written.VITE_MEDIA_ROOT ?? import.meta.env.VITE_MEDIA_ROOT),
  /**
   * Hosts that a `payment_url` may lead to, over https; any host if none is named. A host written with `http://` is allowed over
   * http while the shop itself is on http. This page's own host is allowed over http for the sandbox.
   */
  paymentHosts: list(written.VITE_PAYMENT_HOSTS ?? import.meta.env.VITE_PAYMENT_HOSTS, []),
} as const;

export type Configuration = typeof configuration;
