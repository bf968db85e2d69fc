import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import responseValidation from '@fastify/response-validation';
import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { parse } from 'yaml';
import { everyAddition } from '#openapi/words.ts';
import { type Access, accessOf, type OperationId } from '../accounts/access.ts';
import { type Account, accountOf, sessionRequired } from '../accounts/sessions.ts';
import { addFaults, type Faults } from '../faults/faults.ts';
import { closeExpired } from '../payments/settle.ts';
import type { Provider } from '../provider.ts';
import { addStrictMode, inStrictMode } from '../strict-mode/strict-mode.ts';
import { requireCsrfHeader } from './csrf.ts';
import { addFormData } from './form-data.ts';
import type { Call, Operations } from './operations.ts';
import { pagesOriginOf, shopOriginOf } from './origin.ts';
import { invalid, notPermitted, Refusal } from './refusal.ts';
import { addKnownAnswers, answerValidator } from './validation.ts';

declare module 'fastify' {
  interface FastifyRequest {
    account: Account | undefined;
  }
  interface FastifyContextConfig {
    operationId?: string;
  }
}

/** The path of the API on the server. */
export const apiRoot = '/api/v1';

const contractFile = fileURLToPath(new URL('../../openapi/provider.yaml', import.meta.url));
let contract: Record<string, unknown> | undefined;

/** The OpenAPI file, read once; each sandbox gets a copy, which it may change. */
export function readContract(): Record<string, unknown> {
  const read: Record<string, unknown> = contract ?? parse(readFileSync(contractFile, 'utf8'));
  contract = read;
  return structuredClone(read);
}

const isOperation = (id: string): id is OperationId => id in accessOf;

const rolesFor: Record<Exclude<Access, 'visitor'>, Account['role'][]> = {
  account: ['customer', 'staff', 'administrator'],
  staff: ['staff', 'administrator'],
  administrator: ['administrator'],
};

function guard(provider: Provider, id: OperationId) {
  const access: Access = accessOf[id];
  return async (request: FastifyRequest): Promise<void> => {
    if (access === 'visitor') return;
    if (id === 'addToCart' && request.headers.authorization === undefined) {
      throw new Refusal(401, 'Vous devez vous connecter, pour ajouter un produit au panier.', {
        code: 'session_required',
      });
    }
    const account = await accountOf(provider, request.headers.authorization);
    if (!rolesFor[access].includes(account.role)) {
      throw notPermitted();
    }
    request.account = account;
  };
}

/** Announces the additions to the specification with every cart (`X-Accepts` in openapi/provider.yaml). */
function announceAdditions(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply) => {
    if (request.routeOptions.config.operationId === 'listCart' && reply.statusCode === 200)
      reply.header('x-accepts', everyAddition.join(', '));
  });
}

/* Refuses a body of an undocumented type before it is read. */
async function requireKnownType(request: FastifyRequest): Promise<void> {
  const described = request.routeOptions.schema?.body;
  const types =
    typeof described === 'object' && described !== null && 'content' in described
      ? Object.keys(described.content ?? {})
      : [];
  const { mediaType } = request;
  if (types.length === 0 ? mediaType === 'multipart/form-data' : !types.includes(mediaType ?? '')) {
    throw invalid();
  }
}

/* Some clients send a body of no bytes (chunked, without a type) with a call that has none. */
function takeEmptyBody(app: FastifyInstance): void {
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else done(invalid());
  });
}

/* Fastify validates no body that is absent. */
async function requireBody(request: FastifyRequest): Promise<void> {
  const described = request.routeOptions.schema?.body;
  if (described !== undefined && described !== null && request.body === undefined) throw invalid();
}

const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

/**
 * The API: every operation of the OpenAPI file on its path, with requests and answers validated against the file, access checked
 * by `accessOf`, and writes by CSRF. Register it as a separate plugin, so that its hooks affect nothing else.
 */
export async function addApi(
  app: FastifyInstance,
  provider: Provider,
  operations: Operations<OperationId>,
  faults: Faults | undefined,
): Promise<void> {
  app.decorateRequest('account', undefined);
  app.removeContentTypeParser('text/plain');
  addFormData(app);
  takeEmptyBody(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.type('application/json; charset=utf-8').header('cache-control', 'no-store');
  });
  // Counted before any other check, so that refused calls count as well.
  app.addHook('onRequest', app.rateLimit());
  if (faults !== undefined) addFaults(app, faults);
  const file = provider.settings.letter ? inStrictMode(readContract()) : readContract();
  if (provider.settings.letter) addStrictMode(app, file);
  else announceAdditions(app);
  app.addHook('onRequest', requireCsrfHeader);
  app.addHook('preParsing', requireKnownType);
  app.addHook('preValidation', requireBody);
  addKnownAnswers(app);
  await app.register(responseValidation, { ajv: answerValidator, responseStatusCodeValidation: true });

  const route = <Id extends OperationId>(id: Id, method: string, path: string): RouteOptions => ({
    method,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { operationId: id },
    onRequest: guard(provider, id),
    handler: async (request, reply) => {
      const { account } = request;
      if (accessOf[id] !== 'visitor' && account === undefined) throw sessionRequired();
      await closeExpired(provider);
      const call = {
        path: request.params,
        query: request.query,
        body: request.body,
        account,
        shopOrigin: shopOriginOf(provider.settings, request),
        pagesOrigin: pagesOriginOf(provider.settings, request),
        address: request.ip,
        idempotencyKey: single(request.headers['idempotency-key']),
      };
      // Fastify validated path and body against the same schemas that these types are generated from.
      const operation = () => operations[id](call as Call<Id>);
      const answered = await (faults === undefined ? operation() : faults.holdBack(request.fault, operation));
      reply.code(answered.status);
      if (answered.body === undefined) return reply.send();
      return answered.body;
    },
  });

  await app.register(openapiGlue, {
    specification: file,
    prefix: apiRoot,
    operationResolver: (id, method, path) => {
      if (!isOperation(id))
        throw new Error(`The OpenAPI file has an operation ${id} that accessOf does not name.`);
      return route(id, method, path);
    },
  });
}
