import { readFileSync } from 'node:fs';
import type { AnyRoute } from '@tanstack/react-router';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { parse as readYaml } from 'yaml';
import { parseSearch, stringifySearch } from '#browser/search-params.ts';
import { validateCheckout } from '#rules/checkout.ts';
import { codeOf, emptyBoxes, filled } from '#rules/code-boxes.ts';
import { validateContact } from '#rules/contact.ts';
import { isEmail } from '#rules/email.ts';
import { validateForgotPassword } from '#rules/forgot-password.ts';
import { validateLogin } from '#rules/login.ts';
import { lookupNumber } from '#rules/order-lookup.ts';
import { filterOrders } from '#rules/orders.ts';
import { validatePasswordChange, validateReset } from '#rules/password.ts';
import { type ProfileValues, validateProfile } from '#rules/profile.ts';
import { validateRegistration } from '#rules/registration.ts';
import { searchDestination } from '#rules/search.ts';
import { isRead, readNames } from '#rules/shop-addresses.ts';
import { arrivals, keyboards, oddTexts } from '#rules/testing/odd-inputs.ts';
import { normalized } from '#rules/text.ts';
import type { Check } from '#rules/validation.ts';
import { parseInteger } from '#ui/integer-input.tsx';
import { routeTree } from '../src/route-tree.gen.ts';
import { isWhole, seededSample } from '../tools/seeded-sample.ts';
import { sampleRegistration } from './sample/account.ts';
import { sampleCheckout } from './sample/checkout.ts';
import { sampleOrder } from './sample/orders.ts';
import { markupOfEach, storiesWith, storyFiles } from './testing/markup.ts';
import { endMark, openOverride, unisolatedLines, withOpenOverrides } from './testing/turned-texts.ts';

/*
 * Tries each odd input (rules/testing/odd-inputs.ts) in each text field, query parameter and text of the provider. The fields are
 * found in the stories, the parameters in the routes, the provider's texts in provider.yaml: one without a line here fails.
 */

const openapi = JSON.parse(
  JSON.stringify(readYaml(readFileSync(new URL('../openapi/provider.yaml', import.meta.url), 'utf8'))),
);
const ajv = addFormats.default(new Ajv2020({ strict: false })).addFormat('email', isEmail);
ajv.addSchema(openapi, 'provider');
const accepts = (property: string, value: unknown): boolean => {
  const [schema, field] = property.split('.');
  return ajv.validate({ $ref: `provider#/components/schemas/${schema}/properties/${field}` }, value) === true;
};

type Field = {
  /** A valid text. */
  good: string;
  /** The value that is sent for a typed text; null where it is refused. */
  read: (typed: string) => unknown;
  /** `typed`: normalised. `written`: only invisible characters are removed. `secret`: unchanged. */
  kind: 'typed' | 'written' | 'secret';
  /** The schema of the field in provider.yaml. */
  contract?: string;
};

const inForm = <Values extends object>(
  validate: Check<Values, string>,
  complete: Values,
  name: Extract<keyof Values, string>,
  kind: Field['kind'],
  contract?: string,
): Field => ({
  good: String(complete[name]),
  read: (typed) => {
    const checked = validate({ ...complete, [name]: typed });
    return checked.ok ? checked.values[name] : null;
  },
  kind,
  ...(contract !== undefined && { contract }),
});

const email = "koffi.n'guessan-2@mon-site--test.ci";
const registration = { ...sampleRegistration, first_name: 'Marie-Ève Awa', last_name: "N'Guessan", email };
const registering = (name: keyof typeof registration, kind: Field['kind'] = 'typed') =>
  inForm(validateRegistration, registration, name, kind, `RegisterRequest.${name}`);

const delivery = {
  ...sampleCheckout.values,
  ...{ phone: '07 01 02 03 04', address: 'Cocody, rue des Jardins', ville: 'Bouaké' },
  ...{ numero_cni: 'CI 012 345678', code_postal: '00225', notes: 'Appeler avant, à 8 h.' },
};
const ordering = (name: keyof typeof delivery, kind: Field['kind']) =>
  inForm(validateCheckout, delivery, name, kind, `CheckoutRequest.${name}`);

const profile: ProfileValues = {
  ...{ first_name: 'Marie-Ève', last_name: "N'Guessan", email, username: 'marie.eve' },
  ...{ numero_telephone: '07 01 02 03 04', pays: '', sexe: 'F', adresse1: 'Cocody', adresse2: '' },
};
const saving = (name: keyof typeof profile, kind: Field['kind'] = 'typed') =>
  inForm<ProfileValues>(validateProfile, profile, name, kind);

const contact = { name: 'Awa Koné', email, subject: 'Livraison', message: 'Bonjour,\nlivrez-vous à Man ?' };
const writing = (name: keyof typeof contact, kind: Field['kind'] = 'written') =>
  inForm(validateContact, contact, name, kind);

const passwords = {
  old_password: 'Ancien-2025',
  new_password1: 'Tabaski-2026',
  new_password2: 'Tabaski-2026',
};
const changing = (name: keyof typeof passwords) => inForm(validatePasswordChange, passwords, name, 'secret');
const reset = { new_password: 'Tabaski-2026', confirmation: 'Tabaski-2026' };

const searching: Field = {
  good: "Taureau n'dama 2-3 ans",
  read: (typed) => normalized(searchDestination(typed).query.q ?? ''),
  kind: 'typed',
};
const price: Field = { good: '150 000', read: parseInteger, kind: 'typed' };
const order = sampleOrder(1, 1, 'PENDING');
const box: Field = {
  good: '482913',
  read: (typed) => codeOf(filled(emptyBoxes(6), 0, typed)),
  kind: 'typed',
};

/** The text fields of the shop, by the stories that show them. */
const fields: Readonly<Record<string, Field>> = {
  'registration first_name': registering('first_name'),
  'registration last_name': registering('last_name'),
  'registration email': registering('email'),
  'registration numero_telephone': { ...registering('numero_telephone'), good: '07 01 02-03 04' },
  'registration password1': registering('password1', 'secret'),
  'login email': inForm(
    validateLogin,
    { email, password: 'Tabaski-2026' },
    'email',
    'typed',
    'LoginRequest.email',
  ),
  'login password': inForm(validateLogin, { email, password: 'Tabaski-2026' }, 'password', 'secret'),
  'forgot-password email': inForm(
    validateForgotPassword,
    { email },
    'email',
    'typed',
    'PasswordResetRequest.email',
  ),
  'reset-password new_password': inForm(validateReset, reset, 'new_password', 'secret'),
  'reset-password confirmation': inForm(validateReset, reset, 'confirmation', 'secret'),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((digit) => [`code-entry digit-${digit}`, box])),
  'checkout phone': ordering('phone', 'typed'),
  'checkout address': ordering('address', 'written'),
  'checkout ville': ordering('ville', 'written'),
  'checkout code_postal': ordering('code_postal', 'typed'),
  'checkout numero_cni': ordering('numero_cni', 'typed'),
  'checkout notes': ordering('notes', 'written'),
  'profile first_name': saving('first_name'),
  'profile last_name': saving('last_name'),
  'profile email': saving('email'),
  'profile username': saving('username', 'written'),
  'profile numero_telephone': saving('numero_telephone'),
  'profile adresse1': saving('adresse1', 'written'),
  'password-change old_password': changing('old_password'),
  'password-change new_password1': changing('new_password1'),
  'password-change new_password2': changing('new_password2'),
  'contact name': writing('name'),
  'contact email': writing('email', 'typed'),
  'contact subject': writing('subject'),
  'contact message': writing('message'),
  'order-lookup order_number': { good: 'TBK-1001', read: lookupNumber, kind: 'typed' },
  'orders recherche': {
    good: order.order_number,
    read: (typed) => filterOrders([order], { search: typed, filter: 'all' }).length,
    kind: 'typed',
  },
  'layout q': searching,
  'shop prix_min': price,
  'shop prix_max': price,
};

/** Stories that show another area's fields. */
const sameAs: Readonly<Record<string, string>> = {
  connection: 'layout',
  session: 'layout',
  dashboard: 'profile',
};
const untyped = ['radio', 'checkbox', 'range', 'hidden', 'date'];

function* fieldsFound(): Generator<string> {
  for (const { id, html } of markupOfEach()) {
    const [area = ''] = id.split(' ');
    for (const field of parse(html).querySelectorAll('input[name], textarea[name]')) {
      const isTyped = !untyped.includes(field.getAttribute('type') ?? '') && !field.hasAttribute('readonly');
      if (isTyped) yield `${sameAs[area] ?? area} ${field.getAttribute('name')}`;
    }
  }
}

/** Characters that the shop never sends: invisible ones, control characters except line breaks, lone surrogates. */
const unseen = /(?![\n\t])\p{Cc}|\p{Cs}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;

it('every text field of the stories has a line', () => {
  expect([...new Set(fieldsFound())].sort()).toEqual(Object.keys(fields).sort());
});

describe.each(Object.entries(fields))('the field %s', (_name, { good, read, kind, contract }) => {
  const ways = { ...(kind === 'secret' ? {} : arrivals), ...(kind === 'typed' ? keyboards : {}) };

  it('reads a text unchanged, however it arrives', () => {
    expect(read(good)).not.toBeNull();
    expect(read(good)).not.toBe('');
    const misread = Object.keys(ways).filter((way) => {
      const arrived = ways[way]?.(good) ?? '';
      // A typographic apostrophe is not replaced.
      const straight = (text: unknown) => JSON.stringify(text).replaceAll('’', "'");
      return straight(read(arrived)) !== straight(read(good));
    });
    expect(misread).toEqual([]);
  });

  it('accepts or refuses odd inputs, and sends nothing invisible or refused by the provider', () => {
    for (const [odd, text] of Object.entries(oddTexts)) {
      const sent = read(text);
      if (typeof sent !== 'string' || sent === '' || kind === 'secret') continue;
      expect(unseen.test(sent), odd).toBe(false);
      expect(sent.trim(), odd).toBe(sent);
      expect(read(sent), odd).toBe(sent);
      if (contract !== undefined) expect(accepts(contract, sent), odd).toBe(true);
    }
    if (contract !== undefined) expect(accepts(contract, read(good))).toBe(true);
  });
});

const ids = ['origins', 'categories'];

type Reading = (query: Record<string, string>) => Readonly<Record<string, unknown>>;

/** The routes with a query, and the parameters that they read. */
const readings = Object.values(
  (routeTree as unknown as { children: Record<string, AnyRoute> }).children,
).flatMap(({ children }) =>
  Object.values((children ?? {}) as Record<string, AnyRoute>).flatMap(({ options }) => {
    const { validateSearch: read } = options as { validateSearch?: Reading };
    if (read === undefined) return [];
    const names = new Set<string>();
    const noting = (_: object, name: string | symbol) => void (typeof name === 'string' && names.add(name));
    read(new Proxy({}, { get: noting }));
    return [
      {
        path: String((options as { path?: string; id?: string }).path ?? (options as { id?: string }).id),
        names: [...names],
        read,
      },
    ];
  }),
);

const asWritten = (name: string): string => stringifySearch({ [name]: '1' }).slice(1, -2);

/** Parameters of other sites and of messengers, and names that resemble the shop's own. */
const foreign = [
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_id', 'fbclid', 'gclid', 'gbraid', 'wbraid', 'dclid'],
  ...['gad_source', 'gad_campaignid', '_gl', '_ga', 'srsltid', 'msclkid', 'ttclid', 'twclid', 'li_fat_id'],
  ...['igsh', 'igshid', 'mibextid', 'mc_cid', 'mc_eid', 'yclid', 'epik', 'ref', 'ref_src', 's', 'si', 't'],
  ...[
    'share',
    'source',
    'from',
    'lang',
    'v',
    'amp',
    'token',
    'id',
    'Q',
    'PAGE',
    'Etape',
    'qq',
    'tri_',
    'pages',
  ],
];

describe.each(readings)('the query of $path', ({ names, read }) => {
  it('has names, which every server knows', () => {
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(isRead(`igsh=1&${asWritten(name)}=1`), name).toBe(true);
  });

  it('is empty where no server finds a name that a page reads', () => {
    const unlisted = names.filter((name) => asWritten(name) !== name);
    const queries = [...foreign, ...unlisted].flatMap((name) => [
      ...['1', 'price-low', 'list', '', 'a&&=b', 'a#q=b', '%71%3D1', `1&${name}=2`].map(
        (value) => `${name}=${value}`,
      ),
      name,
    ]);
    for (const query of [...queries, queries.join('&')]) {
      expect(isRead(query), query).toBe(false);
      expect(read(parseSearch(query)), query).toEqual(read({}));
    }
  });

  it.each(names)('reads %s, whatever it says, as it reads its own address again', (name) => {
    for (const [odd, text] of Object.entries({ ...oddTexts, ...arrivals })) {
      const value = typeof text === 'string' ? text : text('BEL-1027');
      // Browsers pass a lone surrogate on; an address cannot contain one.
      const query = read({ [name]: value.replace(/\p{Cs}/gu, '\ufffd') });
      expect(read(parseSearch(stringifySearch(query))), odd).toEqual(query);
      // Ids are opaque: they are compared, never shown.
      if (ids.includes(name)) continue;
      for (const kept of Object.values(query)) expect(unseen.test(String(kept)), odd).toBe(false);
    }
  });
});

it('the servers know no name that nobody reads', () => {
  const read = new Set(readings.flatMap(({ names }) => names.map(asWritten)));
  // Read in development only.
  expect(readNames.split('|').filter((name) => /^\w+$/.test(name) && !read.has(name))).toEqual(['inspect']);
});

it('every route that reads a query is found', () => {
  expect(readings.map(({ path }) => path).sort()).toEqual([
    ...['/category/{-$id}', '/checkout', '/dashboard', '/order-finished', '/order-status-finished'],
    ...['/product-by-country/$id', '/search', '/shop'],
  ]);
});

describe('a text of a person or of the provider', () => {
  it('is found if it changes the direction of the text beside it', () => {
    const text = `${openOverride}Awa${endMark}`;
    expect(unisolatedLines(`<p>${text} ${text}</p>`)).toHaveLength(1);
    expect(unisolatedLines(`<li><span>${text}</span><span>2</span></li>`)).toHaveLength(1);
    expect(unisolatedLines(`<p><bdi>${text}</bdi> <bdi>${text}</bdi></p><h1>${text}</h1>`)).toEqual([]);
  });

  let texts = 0;

  it.each(seededSample('odd texts', storyFiles))(
    'changes no direction of a text beside it in %s, and breaks no page, however odd it is',
    (file) => {
      const drawn = storiesWith(file, (args) => withOpenOverrides(args) as Record<string, unknown>);
      const found = drawn.flatMap(({ id, html }) => unisolatedLines(html).map((line) => `${id}: ${line}`));
      expect(found).toEqual([]);
      texts += drawn.reduce((sum, { html }) => sum + html.split(openOverride).length - 1, 0);
    },
  );

  it.runIf(isWhole)('was tried more than 1000 times', () => expect(texts).toBeGreaterThan(1000));
});
