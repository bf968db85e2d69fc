/** The optional fields of a refusal: a code for programs, and the seconds after which to retry. */
export type RefusalDetails = { code?: string; retryAfterSeconds?: number };

/** An expected refusal: thrown by an operation, answered as a `Problem` with this status and French sentence. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly details: RefusalDetails;

  constructor(status: number, message: string, details: RefusalDetails = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

export const invalid = (message = 'Données invalides.') => new Refusal(400, message);
export const notFound = (message = 'Introuvable.') => new Refusal(404, message);
export const stillUsed = () =>
  new Refusal(409, 'Cet élément est encore utilisé et ne peut pas être supprimé.', { code: 'still_used' });

/** For an account whose role does not allow the operation. */
export const notPermitted = () =>
  new Refusal(403, 'Vous n’avez pas les droits nécessaires pour cette action.', { code: 'role' });
