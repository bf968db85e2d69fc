import { array, looseObject, number, optional, string } from 'valibot';
import type { Country, CountryCount } from '#openapi/schemas.ts';
import { type Answer, answerOf } from './answer.ts';
import type { Client } from './client.ts';

export const countryShape = looseObject({
  id: string(),
  libelle: string(),
  flag: string(),
  code: string(),
  betail_count: optional(number()),
});

/** `GET ecommerce/pays/`: every country of origin; the registration form takes its choice from it too (specification §7). */
export function listCountries(client: Client, signal?: AbortSignal): Promise<Answer<Country[]>> {
  return answerOf(client.http.GET('/ecommerce/pays/', client.send({ signal })), array(countryShape));
}

/** `GET ecommerce/pays-betail-count`: every country with its number of animals (specification §7). */
export function countByCountry(client: Client, signal?: AbortSignal): Promise<Answer<CountryCount[]>> {
  return answerOf(
    client.http.GET('/ecommerce/pays-betail-count', client.send({ signal })),
    array(
      looseObject({
        id: string(),
        libelle: string(),
        flag: string(),
        code: string(),
        betail_count: number(),
      }),
    ),
  );
}
