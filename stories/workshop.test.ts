import { readFileSync } from 'node:fs';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { getStorySortParameter } from 'storybook/internal/csf-tools';
import { describe, expect, it } from 'vitest';
import { type AnyStateMachine, type AnyStateNode, StateMachine } from 'xstate';
import { lineOf } from '../.storybook/note.ts';
import { dataNames, reasons, statechart } from '../.storybook/statechart.ts';
import { logEntryOf } from '../.storybook/with-actions.tsx';
import { frameOf } from '../.storybook/with-frame.tsx';
import { leavesOf } from '../packages/statechart/model/chart.ts';
import { readMachine } from '../packages/statechart/model/read-machine.ts';
import { inEnglish } from '../packages/statechart/model/words.ts';
import { wordsOf } from '../packages/statechart/storybook/parameters.ts';
import { chartOf } from '../packages/statechart/storybook/snapshots.ts';
import { tableMarkup } from '../packages/statechart/view/table.ts';
import { answerName, kindNames } from './live/answer-names.ts';
import { namedSamples } from './live/outcomes.ts';
import * as samples from './live/samples.ts';

const machineModules = import.meta.glob<Record<string, unknown>>(
  ['../machines/**/*.ts', '!../machines/**/*.test.ts', '!../machines/**/testing/*.ts'],
  { eager: true },
);
const machines = Object.values(machineModules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is AnyStateMachine => value instanceof StateMachine);

const nodesOf = (node: AnyStateNode): readonly AnyStateNode[] => [
  node,
  ...Object.values(node.states).flatMap(nodesOf),
];

const files = import.meta.glob<{ default: { title?: string; id?: string } }>('./**/*.stories.tsx', {
  eager: true,
});
/** The ids of the pages, or the titles from which Storybook makes them. */
const ids = Object.values(files).map(({ default: { id, title = '' } }) => id ?? title);
const titles = [...new Set(Object.values(files).map((file) => file.default.title ?? ''))];

/** The pages of text. */
const texts = Object.values(
  import.meta.glob<string>('./*.mdx', { eager: true, query: '?raw', import: 'default' }),
);
const titleOf = (page: string): string => /<Meta title="([^"]+)"/.exec(page)?.[1] ?? '';

describe('the sidebar', () => {
  type Order = readonly (string | Order)[];
  // Read from the source, as Storybook's indexer does.
  const preview = readFileSync(new URL('../.storybook/preview.tsx', import.meta.url), 'utf8');
  const { order }: { order: Order } = getStorySortParameter(preview);
  const below = (name: string): Order => {
    const next = order[order.indexOf(name) + 1];
    return Array.isArray(next) ? next : [];
  };

  it('has each page of each area in a place of its own, independent of its file', () => {
    const pages = titles.map((title) => title.split('/').slice(0, 2));
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter(([area = '', page = '']) => !below(area).includes(page))).toEqual([]);
  });

  it('has addresses without accents', () => {
    const plain = (id: string): string => id.toLowerCase().replaceAll(/[\s/’'(),]/g, '-');
    expect(ids.map(plain).filter((id) => !/^[a-z\d-]+$/.test(id))).toEqual([]);
  });

  it('leads to every story within three clicks, below an area', () => {
    expect(titles.filter((title) => !/^[^/]+(?:\/[^/]+){1,2}$/.test(title))).toEqual([]);
  });

  /** Search terms: codes, words of the shop, of designers and of developers, French and English. */
  const typed =
    `401, 404, 409, 423, 429, 500, 503, OTP, toast, expédiée, rupture, tiroir, force, survol, boîtes, logo, illustrations,
    typographie, rayons, checkout, login, error, empty, invoice, wishlist, idempotence, minuteur, expiré, lent, facture, panier, session,
    en attente, caisse, paiement, commande, livré, acompte, promotion, épuisé, photo, partager, recherche, filtre, catégorie, pays,
    vendeur, blog, contact, connexion, inscription, activation, code, mot de passe, profil, sécurité, adresse, téléphone, nuit, chargement,
    échec, vide, hors connexion, réseau, menu, cookies, confidentialité, bouton, champ, couleurs, espaces, étiquettes, onglets, fenêtre,
    squelettes, carrousel, témoignages, home, meilleures ventes, shop, catalogue, product, soldes, cart, récapitulatif, total, payment,
    orders, imprimer, account, dashboard, tableau de bord, password, logout, SMS, deux facteurs, header, en-tête, navigation, footer,
    drawer, search, pagination, tri, trier, category, drapeau, favoris, vendor, about, FAQ, share, WhatsApp, offline, tracking, avis,
    testimonials, banner, slider, mobile, dark, thème sombre, skeleton, loading, spinner, stepper, badge, hover, disabled, checkbox,
    select, tabs, input, dialog, modal, accordéon, placeholder, breadcrumb, notifications, colours, spacing, radius, shadow, animation,
    icons, transition, breakpoints, add to cart, points de rupture, pending, diaporama, mot de passe incorrect, compte non activé,
    panier vide, stock insuffisant, pays inconnu, button, tokens, 2FA, sold out, wrong password, statechart, empty cart,
    refused, cancelled, e-mail, mail, page de paiement, share picture`.split(/,\s+/);

  it('finds a story by each word that people search for', () => {
    const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
    type Named = { name?: string; title?: string };
    const names = Object.values(files).flatMap((file) =>
      Object.entries(file as Readonly<Record<string, Named>>).map(
        ([key, { name, title }]) => title ?? name ?? key,
      ),
    );
    const found = plain(names.join('\n'));
    expect(typed.filter((words) => !found.includes(plain(words)))).toEqual([]);
  });

  it('names only pages that exist', () => {
    const named = order
      .filter((area) => typeof area === 'string')
      .flatMap((area) =>
        below(area)
          .filter((page) => typeof page === 'string')
          .map((page) => `${area}/${page}`),
      );
    const every = [...titles, ...texts.map(titleOf)];
    expect(named.filter((page) => !every.some((title) => title.startsWith(page)))).toEqual([]);
  });
});

describe('the welcome', () => {
  const text = texts.find((page) => titleOf(page) === 'Bienvenue') ?? '';
  const slug = (title: string): string =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '');

  it('and the other pages of text link to existing pages and stories', () => {
    const led = [...texts.join('\n').matchAll(/\?path=\/(docs|story)\/([^)]*?)--([^)]*)\)/g)];
    expect(led.length).toBeGreaterThan(10);
    const stories = new Set(
      Object.values(files).flatMap(({ default: { id, title = '' }, ...named }) =>
        Object.keys(named).map((name) => toId(id ?? title, storyNameFromExport(name))),
      ),
    );
    for (const [link, kind, page, name] of led) {
      if (kind === 'story') expect(stories, link).toContain(`${page}--${name}`);
      else {
        expect([...ids, ...texts.map(titleOf)].map(slug), link).toContain(page);
        expect(name).toBe('vue-d-ensemble');
      }
    }
  });

  it('describes each panel', () => {
    for (const panel of ['Machine', 'Actions', 'Interactions', 'Accessibility'])
      expect(text).toContain(`**${panel}**`);
  });
});

describe('a state without a story', () => {
  it('has its reason in French, on its page too', () => {
    const said = machines.flatMap((machine) =>
      leavesOf(readMachine(machine)).flatMap(({ meta }) => meta.unseen ?? []),
    );
    expect(said.length).toBeGreaterThan(0);
    expect([...new Set(said)].toSorted()).toEqual(Object.keys(reasons).toSorted());
  });
});

describe('a chart', () => {
  it('has a French word for each of its own', () => {
    expect(Object.keys(statechart.words ?? {}).toSorted()).toEqual(Object.keys(inEnglish).toSorted());
  });

  it.each(machines.map((machine) => [machine.id, machine] as const))(
    'is described in French in its table: %s',
    (_, machine) => {
      const table = tableMarkup(chartOf(machine, statechart), wordsOf(statechart), [], '');
      const notes = [...table.matchAll(/<small>([^<]*)/g)].map(([, note = '']) => note);
      expect(notes.filter((note) => /^(?:compound|parallel|final|history|unseen\b.*)$/.test(note))).toEqual(
        [],
      );
    },
  );
});

describe('the data of a loader', () => {
  type Named = { default: { args?: object } } & Readonly<Record<string, { args?: object }>>;
  const stories = Object.values(files).flatMap((file) => Object.values(file as unknown as Named));
  const lines = stories.flatMap(({ args = {} }) => statechart.cases?.(args as Record<string, unknown>) ?? []);

  it('has a French name, whatever its name in code', () => {
    expect(lines.length).toBeGreaterThan(0);
    const french = Object.values(dataNames);
    expect(lines.filter((line) => !french.some((name) => line.startsWith(`${name} : `)))).toEqual([]);
  });
});

describe('a live story', () => {
  it.each(machines.filter(({ root }) => nodesOf(root).some(({ invoke }) => invoke.length > 0)))(
    'exists for $id, and answers its calls',
    ({ id }) => {
      const name = id.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      const sources = import.meta.glob<string>('./live/*.tsx', {
        eager: true,
        query: '?raw',
        import: 'default',
      });
      expect(Object.values(sources).join()).toMatch(new RegExp(`useLiving\\(${name}Machine, ${name}\\b`));
    },
  );

  type Meta = { tags?: readonly string[]; parameters?: { chromatic?: { disableSnapshot?: boolean } } };
  const metas = Object.values(files).map(({ default: meta }) => meta as Meta);

  it('is excluded from visual tests, and no other story is', () => {
    const live = metas.filter(({ tags = [] }) => tags.includes('en-direct'));
    expect(live.length).toBeGreaterThan(10);
    expect(metas.filter(({ parameters }) => parameters?.chromatic?.disableSnapshot === true)).toEqual(live);
  });
});

describe('the answers of a live story', () => {
  it('are each in words', () => {
    const calls = Object.values(samples).flatMap((machine) => Object.values(machine as object));
    const names = calls.flatMap((call: object) => namedSamples(call).map(([name]) => name));
    expect(names.length).toBeGreaterThan(60);
    expect(names.filter((name) => kindNames[name.split(' · ')[0] ?? ''] === undefined)).toEqual([]);
    expect(names.map(answerName).filter((label) => /\w-\w+-\w/.test(label))).toEqual([]);
    expect(answerName('refused · login-credentials-wrong')).toBe(
      "refusé · Nom d'utilisateur ou mot de passe incorrect.",
    );
  });
});

describe('the Actions panel', () => {
  it('shows an event under its type, in full', () => {
    const event = { type: 'quantity.requested', quantity: 3 };
    expect(lineOf(...logEntryOf('send', [event]))).toEqual(['événement quantity.requested', event]);
  });

  it('shows other calls under their names, without data where there are none', () => {
    expect(lineOf(...logEntryOf('onPage', [2]))).toEqual(['demande onPage', 2]);
    expect(lineOf(...logEntryOf('onMove', [2, 'end']))).toEqual(['demande onMove', [2, 'end']]);
    expect(lineOf(...logEntryOf('onRetry', []))).toEqual(['demande', 'onRetry']);
  });
});

describe('a full page', () => {
  type Files = Readonly<Record<string, Readonly<Record<string, { title?: string; tags?: string[] }>>>>;
  const all = import.meta.glob('./*.stories.tsx', { eager: true }) as Files;
  const screens = Object.entries(all).filter(
    ([, { default: meta }]) => frameOf('whole', meta?.title ?? '', frameParameter(meta)) !== null,
  );

  it('is tested once for each screen', () => {
    expect(screens.length).toBeGreaterThan(20);
    const untested = screens.filter(
      ([, stories]) => !Object.values(stories).some(({ tags = [] }) => tags.includes('dans-sa-page')),
    );
    expect(untested.map(([file]) => file)).toEqual([]);
  });

  it('frames only screens, as the toolbar says', () => {
    expect(frameOf('whole', 'Acheter/Panier', undefined)).toBe('customer');
    expect(frameOf('whole', 'Choisir/Boutique', undefined)).toBe('visitor');
    expect(frameOf('many', 'Choisir/Boutique', undefined)).toBe('many');
    expect(frameOf('none', 'Choisir/Boutique', undefined)).toBeNull();
    expect(frameOf('whole', 'Choisir/Produit/Photos', 'none')).toBeNull();
    expect(frameOf('whole', 'Interface/Dessins', undefined)).toBeNull();
  });
});

function frameParameter(meta: object | undefined): unknown {
  return (meta as { parameters?: { frame?: unknown } } | undefined)?.parameters?.frame;
}
