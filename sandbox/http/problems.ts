import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOutage, sqlState } from '../database/outage.ts';
import { Refusal } from './refusal.ts';

const labels: Record<string, string> = {
  address: 'adresse de livraison',
  adresse1: 'adresse',
  code_postal: 'code postal',
  email: 'e-mail',
  first_name: 'prénom',
  last_name: 'nom',
  new_password: 'nouveau mot de passe',
  numero_cni: 'numéro de CNI',
  numero_telephone: 'numéro de téléphone',
  otp: 'code',
  password: 'mot de passe',
  password1: 'mot de passe',
  pays: 'pays',
  phone: 'téléphone',
  price: 'prix',
  promo_price: 'prix promotionnel',
  quantity: 'quantité',
  ville: 'ville',
};

const sentences: Record<number, string> = {
  400: 'Données invalides.',
  404: 'Élément introuvable.',
  413: 'Les données envoyées sont trop volumineuses.',
  415: 'Ce type de contenu n’est pas accepté.',
  429: 'Trop de tentatives. Veuillez patienter quelques minutes avant de réessayer.',
  500: 'Une erreur interne est survenue. Veuillez réessayer plus tard.',
  503: 'Le service est momentanément indisponible. Veuillez réessayer plus tard.',
};

/** The default French sentence of a status. */
export const sentenceOf = (status: number): string =>
  sentences[status] ?? (status >= 500 ? sentences[500] : sentences[400]) ?? '';

function invalidField(error: FastifyError): string {
  const [first] = error.validation ?? [];
  const path = first?.instancePath.split('/')[1] ?? '';
  const missing = first?.params.missingProperty ?? first?.params.additionalProperty;
  const field = path !== '' ? path : typeof missing === 'string' ? missing : '';
  return field === ''
    ? sentenceOf(400)
    : `Données invalides : vérifiez le champ « ${labels[field] ?? field.slice(0, 40)} ».`;
}

function refusalOf(error: FastifyError): Refusal {
  if (error instanceof Refusal) return error;
  // An invalid answer of the server has `validation` too, but no context: that is a 500.
  if (error.validation !== undefined && error.validationContext !== undefined) {
    // An id that is too long is not found.
    const isTooLong =
      error.validationContext === 'params' && error.validation.some(({ keyword }) => keyword === 'maxLength');
    if (isTooLong) return new Refusal(404, sentenceOf(404));
    return new Refusal(400, invalidField(error), { code: 'invalid' });
  }
  if (isOutage(error)) return new Refusal(503, sentenceOf(503));
  // Class 22 is data that the database cannot hold (a NUL, a number out of range), 23 a broken rule.
  const state = sqlState(error);
  if (state?.startsWith('22')) return new Refusal(400, sentenceOf(400), { code: 'invalid' });
  if (state?.startsWith('23')) return new Refusal(409, 'Cet élément existe déjà ou est encore utilisé.');
  const status = error.validation === undefined ? (error.statusCode ?? 500) : 500;
  return new Refusal(status, sentenceOf(status));
}

/** Maps a status to one that the operation documents: others (413, 415 …) become 400 or 500. 503 is always allowed. */
function documented(request: FastifyRequest, status: number): number {
  if (status === 503) return status;
  const schema = request.routeOptions?.schema;
  const answers = schema !== undefined && 'response' in schema ? schema.response : undefined;
  if (typeof answers !== 'object' || answers === null || String(status) in answers) return status;
  return status < 500 && '400' in answers ? 400 : 500;
}

/** Answers an error as a `Problem`: a French message, and a code if there is one, and nothing else. */
export function answerProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error);
  if (refusal.status >= 500) {
    const { config, url } = request.routeOptions;
    request.log.error({ err: error, operation: config?.operationId ?? url });
  }
  const { code, retryAfterSeconds } = refusal.details;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  const body = { message: refusal.message, ...(code === undefined ? {} : { code }) };
  reply
    .code(documented(request, refusal.status))
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    // As a text, since object answers are validated against the documented statuses.
    .send(refusal.status === 503 ? JSON.stringify(body) : body);
}

/** Answers every error of the server as a `Problem`. */
export function addProblems(app: FastifyInstance): void {
  app.setErrorHandler(answerProblem);
}
