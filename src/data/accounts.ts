import { entriesFromList, looseObject, picklist, string } from 'valibot';
import type {
  ActivationCodeRequest,
  ChangePasswordRequest,
  PasswordResetFinish,
  PasswordResetRequest,
  RegisterRequest,
  UpdateAccountRequest,
  User,
} from '#openapi/schemas.ts';
import { everySex } from '#openapi/words.ts';
import { answerOf, type Call, callIgnoringBody, type Reading, validatedCall } from './answer.ts';
import { id, lenient } from './shape.ts';

/** The user object of `auth/me/`. */
export const userShape = looseObject({
  ...entriesFromList(['first_name', 'last_name', 'email', 'username'], string()),
  pays: lenient(looseObject({ id })),
  sexe: lenient(picklist(everySex)),
  ...entriesFromList(
    ['numero_telephone', 'adresse1', 'adresse2', 'ville', 'numer_cni', 'code_postal', 'pending_email'],
    lenient(string()),
  ),
});

/** `GET auth/me/`: the signed-in user (specification §7). */
export const getMe: Reading<User> = (client, signal) =>
  answerOf(client({ signal }).GET('/auth/me/', { cache: 'no-store' }), userShape);

/** `POST auth/register/`: creates an account that waits for its activation; 400 carries the server's message (specification §8). */
export const register: Call<RegisterRequest> = callIgnoringBody((http, input) =>
  http.POST('/auth/register/', { body: input }),
);

/**
 * `POST auth/activate-user-account-otp/`: activates an account with the mailed code of 6 digits (specification §7). Refused with
 * 400, 404, 500 (specification §8). Its 401 does not reach the session.
 */
export const activateByCode: Call<ActivationCodeRequest> = callIgnoringBody(
  (http, input) => http.POST('/auth/activate-user-account-otp/', { body: input }),
  { exempt: true },
);

/** `GET auth/activate/{token}`: activates an account with the mailed link (specification §7). Its 401 does not reach the session. */
export const activateByLink: Call<{ token: string }> = callIgnoringBody(
  (http, { token }) => http.GET('/auth/activate/{token}', { params: { path: { token } } }),
  { exempt: true },
);

/**
 * `POST auth/confirm-email/{token}/` (an addition): makes a new e-mail the account's own; 400 for an invalid link. Its 401 does
 * not reach the session.
 * @public The provider's own page makes this call; the contracts cover it.
 */
export const confirmEmail: Call<{ token: string }> = callIgnoringBody(
  (http, { token }) => http.POST('/auth/confirm-email/{token}/', { params: { path: { token } } }),
  { exempt: true },
);

/**
 * `POST auth/password-reset/`: requests a mailed link; 400 for an e-mail without an account (specification §8). Its 401 does not
 * reach the session.
 */
export const requestPasswordReset: Call<PasswordResetRequest> = callIgnoringBody(
  (http, input) => http.POST('/auth/password-reset/', { body: input }),
  { exempt: true },
);

/**
 * `POST auth/password-reset/{token}/`: sets the new password; 400 for an invalid token (specification §8). Its 401 does not reach
 * the session.
 */
export const finishPasswordReset: Call<PasswordResetFinish> = callIgnoringBody(
  (http, input) =>
    http.POST('/auth/password-reset/{token}/', { params: { path: { token: input.token } }, body: input }),
  { exempt: true },
);

/** `POST auth/change-password/`: changes the signed-in customer's password (specification §7). Its 401 reaches the session. */
export const changePassword: Call<ChangePasswordRequest> = callIgnoringBody((http, input) =>
  http.POST('/auth/change-password/', { body: input }),
);

/** `PATCH auth/update-acccount/` (so spelled): changes the profile and returns the changed one (specification §7). */
export const updateAccount: Call<UpdateAccountRequest, User> = validatedCall(
  (http, input) => http.PATCH('/auth/update-acccount/', { body: input }),
  userShape,
);
