import { looseObject, string } from 'valibot';
import type { Country, CountryCount } from '#openapi/schemas.ts';
import { type Answer, answerOf } from './answer.ts';
import type { Client } from './client.ts';
import { count, free, id, listOf } from './shape.ts';

export const countryShape = looseObject({
  id,
  libelle: string(),
  flag: string(),
  code: string(),
  betail_count: free(count),
});

/** A country with its number of animals. */
export const countedCountryShape = looseObject({ ...countryShape.entries, betail_count: count });

/** `GET ecommerce/pays/`: every country of origin; the registration form takes its choice from it too (specification §7). */
export function listCountries(client: Client, signal?: AbortSignal): Promise<Answer<Country[]>> {
  return answerOf(client.http.GET('/ecommerce/pays/', client.send({ signal })), listOf(countryShape));
}

/** `GET ecommerce/pays-betail-count`: every country with its number of animals (specification §7). */
export function countByCountry(client: Client, signal?: AbortSignal): Promise<Answer<CountryCount[]>> {
  return answerOf(
    client.http.GET('/ecommerce/pays-betail-count', client.send({ signal })),
    listOf(countedCountryShape),
  );
}
