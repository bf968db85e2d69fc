import { Comparator } from '@pactflow/openapi-pact-comparator';
import { apiRoot } from './interaction.ts';
import type { Pact } from './pact-file.ts';

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
  const { basePath, servers, ...kept } = document;
  const paths = Object.entries(document.paths).map(([path, item]) => {
    const bases =
      basePath === undefined ? (item.servers ?? servers ?? []).map(pathOf) : [basePath.replace(/\/$/, '')];
    const whole = [...bases.map((base) => base + path), path];
    const below = whole.find((one) => one.startsWith(`${apiRoot}/`));
    return [below ?? (bases.length === 0 ? apiRoot + path : whole[0]), item];
  });
  return { ...kept, paths: Object.fromEntries(paths) };
}

/** What a pact asks that an OpenAPI document does not promise; failures on demand are not compared. */
export async function compare(document: Document, pact: Pact): Promise<Lack[]> {
  const lacks: Lack[] = [];
  const compared = { ...pact, interactions: pact.interactions.filter(({ pending }) => !pending) };
  for await (const { message, mockDetails } of new Comparator(withWholePaths(document)).compare(compared)) {
    lacks.push({ asked: mockDetails?.interactionDescription ?? '', lacks: message ?? '' });
  }
  return lacks;
}
