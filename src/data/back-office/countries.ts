import type { Country, CountryInput, CountryPatch } from '#openapi/schemas.ts';
import { type Call, callIgnoringBody, validatedCall } from '../answer.ts';
import { countryShape } from '../countries.ts';

/** `POST ecommerce/pays/`: adds a country of origin; form data where the flag is a file (specification §7). */
export const createCountry: Call<CountryInput | FormData, Country> = validatedCall(
  (http, input) => http.POST('/ecommerce/pays/', { body: input }),
  countryShape,
);

/** `PATCH ecommerce/pays/{id}/`: changes a country of origin (specification §7). */
export const updateCountry: Call<{ id: string; changes: CountryPatch | FormData }, Country> = validatedCall(
  (http, { id, changes }) => http.PATCH('/ecommerce/pays/{id}/', { params: { path: { id } }, body: changes }),
  countryShape,
);

/** `DELETE ecommerce/pays/{id}/`: removes a country; 409 while products come from it (specification §7). */
export const deleteCountry: Call<{ id: string }> = callIgnoringBody((http, { id }) =>
  http.DELETE('/ecommerce/pays/{id}/', { params: { path: { id } } }),
);
