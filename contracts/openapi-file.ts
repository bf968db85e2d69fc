import { Comparator } from '@pactflow/openapi-pact-comparator';
import { apiRoot } from './interaction.ts';
import type { Pact, PactInteraction } from './pact-file.ts';

/** A requirement of a pact that an OpenAPI file does not declare. */
export type MissingRequirement = { asked: string; lacks: string };

type Server = { url: string; variables?: Record<string, { default: string }> };
/** The part of an OpenAPI file that is read here. */
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
 * A provider's document with the full path of every call, as in the pacts, wherever it has `/api/v1`: in the paths, in a
 * server's address (OpenAPI 3), or in `basePath` (Swagger 2). Without any, the paths are relative to it.
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

/** The unresolved references of a document, each once. */
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

/** The statuses of a refusal or a success where a pact accepts the class. */
const ofKind = {
  success: [200, 201, 202, 204],
  clientError: [400, 401, 403, 404, 409, 410, 422],
} as const;

/** The accepted statuses of an interaction, that of its example first. */
function takenStatuses({ response }: PactInteraction): number[] {
  const [rule] = (response.matchingRules?.status?.matchers ?? []) as {
    status?: keyof typeof ofKind | number[];
  }[];
  const others = typeof rule?.status === 'string' ? ofKind[rule.status] : (rule?.status ?? []);
  return [...new Set([response.status, ...others])];
}

async function lacksOf(document: Document, pact: Pact): Promise<MissingRequirement[]> {
  const lacks: MissingRequirement[] = [];
  for await (const { message, mockDetails } of new Comparator(document).compare(pact)) {
    lacks.push({ asked: mockDetails?.interactionDescription ?? '', lacks: message ?? '' });
  }
  return lacks;
}

/**
 * The requirements of a pact that an OpenAPI document does not declare; failures on demand are not compared. If a pact accepts
 * a class of statuses, one declared status suffices, as in a verification.
 */
export async function compare(document: Document, pact: Pact): Promise<MissingRequirement[]> {
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
