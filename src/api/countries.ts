import { looseObject, string } from 'valibot';
import type { Country, CountryCount } from '#openapi/schemas.ts';
import { answerOf, type Reading } from './answer.ts';
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
export const listCountries: Reading<Country[]> = (client, signal) =>
  answerOf(client({ signal }).GET('/ecommerce/pays/'), listOf(countryShape));

/** `GET ecommerce/pays-betail-count`: every country with its number of animals (specification §7). */
export const countByCountry: Reading<CountryCount[]> = (client, signal) =>
  answerOf(client({ signal }).GET('/ecommerce/pays-betail-count'), listOf(countedCountryShape));
