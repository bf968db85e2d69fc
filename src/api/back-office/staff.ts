import { array, boolean, looseObject, picklist, string } from 'valibot';
import type { Account, StaffInput, StaffPatch } from '#openapi/schemas.ts';
import { everyRole } from '#openapi/words.ts';
import { answerOf, type Call, outcomeOf, type Reading } from '../answer.ts';
import { id } from '../shape.ts';

export const accountShape = looseObject({
  id,
  first_name: string(),
  last_name: string(),
  email: string(),
  numero_telephone: string(),
  role: picklist(everyRole),
  is_active: boolean(),
});

/** `POST auth/register-staff-member/`: creates a staff account (specification §7). */
export const registerStaff: Call<StaffInput, Account> = (client, input, signal) =>
  answerOf(
    client.http.POST('/auth/register-staff-member/', { body: input, ...client.send({ signal }) }),
    accountShape,
  );

/** `PATCH auth/register-staff-member/{id}/`: changes a staff account (specification §7). */
export const updateStaff: Call<{ id: string; changes: StaffPatch }, Account> = (
  client,
  { id, changes },
  signal,
) =>
  answerOf(
    client.http.PATCH('/auth/register-staff-member/{id}/', {
      params: { path: { id } },
      body: changes,
      ...client.send({ signal }),
    }),
    accountShape,
  );

/** `GET auth/personnel-list/`: the staff (specification §7). */
export const listStaff: Reading<Account[]> = (client, signal) =>
  answerOf(client.http.GET('/auth/personnel-list/', client.send({ signal })), array(accountShape));

/** `GET auth/users-list/`: the customers (specification §7). */
export const listUsers: Reading<Account[]> = (client, signal) =>
  answerOf(client.http.GET('/auth/users-list/', client.send({ signal })), array(accountShape));

/** `DELETE auth/users/{id}/`: deletes a user; 409 while orders refer to them (specification §7). */
export const deleteUser: Call<{ id: string }> = (client, { id }, signal) =>
  outcomeOf(
    client.http.DELETE('/auth/users/{id}/', { params: { path: { id } }, ...client.send({ signal }) }),
  );
