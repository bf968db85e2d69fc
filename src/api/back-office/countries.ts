import type { Country, CountryInput, CountryPatch } from '#openapi/schemas.ts';
import { answerOf, type Call, outcomeOf } from '../answer.ts';
import { countryShape } from '../countries.ts';

/** `POST ecommerce/pays/`: adds a country of origin; form data where the flag is a file (specification §7). */
export const createCountry: Call<CountryInput | FormData, Country> = (client, input, signal) =>
  answerOf(client.http.POST('/ecommerce/pays/', { body: input, ...client.send({ signal }) }), countryShape);

/** `PATCH ecommerce/pays/{id}/`: changes a country of origin (specification §7). */
export const updateCountry: Call<{ id: string; changes: CountryPatch | FormData }, Country> = (
  client,
  { id, changes },
  signal,
) =>
  answerOf(
    client.http.PATCH('/ecommerce/pays/{id}/', {
      params: { path: { id } },
      body: changes,
      ...client.send({ signal }),
    }),
    countryShape,
  );

/** `DELETE ecommerce/pays/{id}/`: removes a country; 409 while products come from it (specification §7). */
export const deleteCountry: Call<{ id: string }> = (client, { id }, signal) =>
  outcomeOf(
    client.http.DELETE('/ecommerce/pays/{id}/', { params: { path: { id } }, ...client.send({ signal }) }),
  );
