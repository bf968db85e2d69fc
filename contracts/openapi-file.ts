import { Comparator } from '@pactflow/openapi-pact-comparator';
import { apiRoot } from './interaction.ts';
import type { Pact, PactInteraction } from './pact-file.ts';

/** One thing that a pact asks and an OpenAPI file does not promise. */
export type Lack = { asked: string; lacks: string };

type Server = { url: string; variables?: Record<string, { default: string }> };
/** An OpenAPI file, as far as it is read here. */
export type Document = {
  paths: Record<string, { servers?: Server[] }>;
  servers?: Server[];
  basePath?: string;
};

/** The path of a server's address, which may be relative and have variables. */
function pathOf({ url, variables = {} }: Server): string {
  const plain = url.replace(/\{(\w+)\}/g, (_all, name: string) => variables[name]?.default ?? name);
  return URL.canParse(plain, 'http://server/')
    ? new URL(plain, 'http://server/').pathname.replace(/\/$/, '')
    : '';
}

/**
 * A provider's own document with the whole path of every call, as the pacts have it, wherever it writes `/api/v1`: in the
 * paths, in a server's address (OpenAPI 3), in `basePath` (Swagger 2). Where it says nothing of it, it is taken to mean paths
 * below it.
 */
function withWholePaths(document: Document): Document {
  const { basePath, servers, ...rest } = document;
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const bases =
      basePath === undefined ? (item.servers ?? servers ?? []).map(pathOf) : [basePath.replace(/\/$/, '')];
    const whole = [...bases.map((base) => base + path), path];
    const below = whole.find((one) => one.startsWith(`${apiRoot}/`));
    return [below ?? (bases.length === 0 ? apiRoot + path : whole[0]), item];
  });
  return { ...rest, paths: Object.fromEntries(paths) };
}

/** References of a document that lead nowhere, each once. */
export function danglingIn(document: Document): string[] {
  const found = new Set<string>();
  const leads = (reference: string): boolean => {
    let node: unknown = document;
    for (const key of reference.slice(2).split('/')) {
      const name = decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~');
      node = typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[name] : undefined;
    }
    return node !== undefined;
  };
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node)) {
      if (key === '$ref' && typeof value === 'string' && value.startsWith('#/') && !leads(value))
        found.add(value);
      else visit(value);
    }
  };
  visit(document);
  return [...found];
}

/** Statuses that a refusal or a success may have where a pact takes any of its kind. */
const ofKind = {
  success: [200, 201, 202, 204],
  clientError: [400, 401, 403, 404, 409, 410, 422],
} as const;

/** The statuses that an interaction takes, the one of its example first. */
function takenStatuses({ response }: PactInteraction): number[] {
  const [rule] = (response.matchingRules?.status?.matchers ?? []) as {
    status?: keyof typeof ofKind | number[];
  }[];
  const others = typeof rule?.status === 'string' ? ofKind[rule.status] : (rule?.status ?? []);
  return [...new Set([response.status, ...others])];
}

async function lacksOf(document: Document, pact: Pact): Promise<Lack[]> {
  const lacks: Lack[] = [];
  for await (const { message, mockDetails } of new Comparator(document).compare(pact)) {
    lacks.push({ asked: mockDetails?.interactionDescription ?? '', lacks: message ?? '' });
  }
  return lacks;
}

/**
 * What a pact asks that an OpenAPI document does not promise; failures on demand are not compared. Where a pact takes any
 * status of a kind, one that the document has is enough, as it is for a verification.
 */
export async function compare(document: Document, pact: Pact): Promise<Lack[]> {
  const whole = withWholePaths(document);
  const compared = { ...pact, interactions: pact.interactions.filter(({ pending }) => !pending) };
  const lacks = await lacksOf(whole, compared);
  const open = compared.interactions.filter(({ description }) =>
    lacks.some(({ asked }) => asked === description),
  );
  const met = new Set<string>();
  for (const interaction of open) {
    for (const status of takenStatuses(interaction).slice(1)) {
      const other = { ...interaction, response: { ...interaction.response, status } };
      if ((await lacksOf(whole, { ...pact, interactions: [other] })).length > 0) continue;
      met.add(interaction.description);
      break;
    }
  }
  return lacks.filter(({ asked }) => !met.has(asked));
}
