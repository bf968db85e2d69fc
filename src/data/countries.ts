import { looseObject, string } from 'valibot';
import type { Country, CountryCount } from '#openapi/schemas.ts';
import { type ListReading, listAnswerOf } from './answer.ts';
import { count, id, lenient, lenientText } from './shape.ts';

export const countryShape = looseObject({
  id,
  libelle: string(),
  flag: lenientText,
  code: string(),
  betail_count: lenient(count),
});

/** A country with its number of animals. */
export const countedCountryShape = looseObject({ ...countryShape.entries, betail_count: count });

/** `GET ecommerce/pays/`: every country of origin; the registration form offers them too (specification §7). */
export const listCountries: ListReading<Country> = (client, signal) =>
  listAnswerOf(client({ signal }).GET('/ecommerce/pays/'), countryShape);

/** `GET ecommerce/pays-betail-count`: every country with its number of animals (specification §7). */
export const countByCountry: ListReading<CountryCount> = (client, signal) =>
  listAnswerOf(client({ signal }).GET('/ecommerce/pays-betail-count'), countedCountryShape);
