import { array, boolean, looseObject, picklist, string } from 'valibot';
import type { Account, Role, StaffInput, StaffPatch } from '#openapi/schemas.ts';
import { type Answer, answerOf, outcomeOf } from '../answer.ts';
import type { Client } from '../client.ts';
import { id } from '../shape.ts';

export const accountShape = looseObject({
  id,
  first_name: string(),
  last_name: string(),
  email: string(),
  numero_telephone: string(),
  role: picklist(['customer', 'staff', 'admin'] satisfies Role[]),
  is_active: boolean(),
});

/** `POST auth/register-staff-member/`: creates a staff account (specification §7). */
export function registerStaff(
  client: Client,
  input: StaffInput,
  signal?: AbortSignal,
): Promise<Answer<Account>> {
  return answerOf(
    client.http.POST('/auth/register-staff-member/', { body: input, ...client.send({ signal }) }),
    accountShape,
  );
}

/** `PATCH auth/register-staff-member/{id}/`: changes a staff account (specification §7). */
export function updateStaff(
  client: Client,
  { id, changes }: { id: string; changes: StaffPatch },
  signal?: AbortSignal,
): Promise<Answer<Account>> {
  return answerOf(
    client.http.PATCH('/auth/register-staff-member/{id}/', {
      params: { path: { id } },
      body: changes,
      ...client.send({ signal }),
    }),
    accountShape,
  );
}

/** `GET auth/personnel-list/`: the staff (specification §7). */
export function listStaff(client: Client, signal?: AbortSignal): Promise<Answer<Account[]>> {
  return answerOf(client.http.GET('/auth/personnel-list/', client.send({ signal })), array(accountShape));
}

/** `GET auth/users-list/`: the customers (specification §7). */
export function listUsers(client: Client, signal?: AbortSignal): Promise<Answer<Account[]>> {
  return answerOf(client.http.GET('/auth/users-list/', client.send({ signal })), array(accountShape));
}

/** `DELETE auth/users/{id}/`: deletes a user; 409 while orders refer to them (specification §7). */
export function deleteUser(
  client: Client,
  { id }: { id: string },
  signal?: AbortSignal,
): Promise<Answer<undefined>> {
  return outcomeOf(
    client.http.DELETE('/auth/users/{id}/', { params: { path: { id } }, ...client.send({ signal }) }),
  );
}
