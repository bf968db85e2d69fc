import { boolean, entriesFromList, looseObject, picklist, string } from 'valibot';
import type { Account, StaffInput, StaffPatch } from '#openapi/schemas.ts';
import { everyRole } from '#openapi/words.ts';
import { type Call, callIgnoringBody, type ListReading, listAnswerOf, validatedCall } from '../answer.ts';
import { id } from '../shape.ts';

export const accountShape = looseObject({
  id,
  ...entriesFromList(['first_name', 'last_name', 'email', 'numero_telephone'], string()),
  role: picklist(everyRole),
  is_active: boolean(),
});

/** `POST auth/register-staff-member/`: creates a staff account (specification §7). */
export const registerStaff: Call<StaffInput, Account> = validatedCall(
  (http, input) => http.POST('/auth/register-staff-member/', { body: input }),
  accountShape,
);

/** `PATCH auth/register-staff-member/{id}/`: changes a staff account (specification §7). */
export const updateStaff: Call<{ id: string; changes: StaffPatch }, Account> = validatedCall(
  (http, { id, changes }) =>
    http.PATCH('/auth/register-staff-member/{id}/', { params: { path: { id } }, body: changes }),
  accountShape,
);

/** `GET auth/personnel-list/`: the staff (specification §7). */
export const listStaff: ListReading<Account> = (client, signal) =>
  listAnswerOf(client({ signal }).GET('/auth/personnel-list/'), accountShape);

/** `GET auth/users-list/`: the customers (specification §7). */
export const listUsers: ListReading<Account> = (client, signal) =>
  listAnswerOf(client({ signal }).GET('/auth/users-list/'), accountShape);

/** `DELETE auth/users/{id}/`: deletes a user; 409 while orders refer to them (specification §7). */
export const deleteUser: Call<{ id: string }> = callIgnoringBody((http, { id }) =>
  http.DELETE('/auth/users/{id}/', { params: { path: { id } } }),
);
