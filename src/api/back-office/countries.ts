import type { Country, CountryInput, CountryPatch } from '#openapi/schemas.ts';
import { type Answer, answerOf, outcomeOf } from '../answer.ts';
import type { Client } from '../client.ts';
import { countryShape } from '../countries.ts';

/** `POST ecommerce/pays/`: adds a country of origin; form data where the flag is a file (specification §7). */
export function createCountry(
  client: Client,
  input: CountryInput | FormData,
  signal?: AbortSignal,
): Promise<Answer<Country>> {
  return answerOf(
    client.http.POST('/ecommerce/pays/', { body: input, ...client.send({ signal }) }),
    countryShape,
  );
}

/** `PATCH ecommerce/pays/{id}/`: changes a country of origin (specification §7). */
export function updateCountry(
  client: Client,
  { id, changes }: { id: string; changes: CountryPatch | FormData },
  signal?: AbortSignal,
): Promise<Answer<Country>> {
  return answerOf(
    client.http.PATCH('/ecommerce/pays/{id}/', {
      params: { path: { id } },
      body: changes,
      ...client.send({ signal }),
    }),
    countryShape,
  );
}

/** `DELETE ecommerce/pays/{id}/`: removes a country; 409 while products come from it (specification §7). */
export function deleteCountry(
  client: Client,
  { id }: { id: string },
  signal?: AbortSignal,
): Promise<Answer<undefined>> {
  return outcomeOf(
    client.http.DELETE('/ecommerce/pays/{id}/', { params: { path: { id } }, ...client.send({ signal }) }),
  );
}
