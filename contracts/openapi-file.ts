import { Comparator } from '@pactflow/openapi-pact-comparator';
import { apiRoot } from './interaction.ts';
import type { Pact } from './pact-file.ts';

/** One thing that a pact asks and an OpenAPI file does not promise. */
export type Lack = { asked: string; lacks: string };

/** The pact as the comparator wants it: it does not know of the server's root in front of every path. */
function withoutRoot(pact: Pact): Pact {
  const copy = structuredClone(pact);
  for (const { request } of copy.interactions) request.path = request.path.slice(apiRoot.length);
  return copy;
}

/** What a pact asks that an OpenAPI document does not promise; failures on demand are not compared. */
export async function compare(document: object, pact: Pact): Promise<Lack[]> {
  const lacks: Lack[] = [];
  const { interactions } = withoutRoot(pact);
  const compared = { ...pact, interactions: interactions.filter(({ pending }) => !pending) };
  for await (const { message, mockDetails } of new Comparator(document).compare(compared)) {
    lacks.push({ asked: mockDetails?.interactionDescription ?? '', lacks: message ?? '' });
  }
  return lacks;
}
