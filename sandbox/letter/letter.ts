import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';

/*
 * The provider to the letter: what openapi/provider.yaml marks `x-addition` is not there, nor the refresh token of a login
 * (assumed: /refresh takes one, but no answer is shown to give it). Read from the marks, so that a new addition is left
 * out by itself.
 */

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isAddition = (node: unknown): boolean => isNode(node) && 'x-addition' in node;

/** No limits: their answer, 429, is an addition. */
export const letterSettings: Partial<Settings> = {
  letter: true,
  callsPerMinute: 1e9,
  guessesPerPair: 1e9,
  guessesPerAccount: 1e9,
  guessesPerAddress: 1e9,
  messagesPerAccount: 1e9,
};

/** The contract without the calls that are additions: their addresses do not exist. */
export function withoutAddedCalls(document: Node): Record<string, unknown> {
  const paths = Object.entries(isNode(document.paths) ? document.paths : {}).map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(isNode(methods) ? methods : {}).filter(([, call]) => !isAddition(call)),
    ),
  ]);
  return { ...document, paths: Object.fromEntries(paths) };
}

/** Takes the additions out of the API's requests and answers; register it before the routes. */
export function addLetter(app: FastifyInstance, document: Node): void {
  function resolved(node: unknown): Node {
    if (!isNode(node)) return {};
    if (typeof node.$ref !== 'string') return node;
    let found: unknown = document;
    for (const key of node.$ref.slice(2).split('/')) found = isNode(found) ? found[key] : undefined;
    return resolved(found);
  }

  /** A body without the fields that its schema marks as additions. */
  function without(schema: unknown, body: unknown): unknown {
    const { items, properties } = resolved(schema);
    if (Array.isArray(body)) return body.map((one) => without(items, one));
    if (!isNode(body)) return body;
    const fields = isNode(properties) ? properties : {};
    return Object.fromEntries(
      Object.entries(body)
        .filter(([name]) => !isAddition(fields[name]))
        .map(([name, value]) => [name, without(fields[name], value)]),
    );
  }

  const schemaOf = (message: unknown): unknown => {
    const { content } = resolved(message);
    const json = isNode(content) ? content['application/json'] : undefined;
    return isNode(json) ? json.schema : undefined;
  };

  const operations = new Map(
    Object.values(document.paths as Record<string, Record<string, Node>>)
      .flatMap((methods) => Object.values(methods))
      .map((operation) => [String(operation.operationId), operation]),
  );
  const responsesOf = (id: string | undefined): Node => {
    const responses = operations.get(id ?? '')?.responses;
    return isNode(responses) ? responses : {};
  };

  app.addHook('onRequest', async (request) => {
    const parameters = operations.get(request.routeOptions.config.operationId ?? '')?.parameters;
    for (const parameter of Array.isArray(parameters) ? parameters.map(resolved) : []) {
      if (parameter.in === 'header' && isAddition(parameter)) {
        delete request.headers[String(parameter.name).toLowerCase()];
      }
    }
  });

  app.addHook('preValidation', async (request) => {
    const operation = operations.get(request.routeOptions.config.operationId ?? '');
    if (isNode(request.body)) request.body = without(schemaOf(operation?.requestBody), request.body);
  });

  app.addHook('preSerialization', async (request, reply, payload) => {
    const { operationId } = request.routeOptions.config;
    const response = responsesOf(operationId)[String(reply.statusCode)];
    if (isAddition(resolved(response))) reply.code(reply.statusCode < 300 ? 201 : 400);
    const told = without(schemaOf(response), payload);
    if (!isNode(told) || !isNode(told.token)) return told;
    const { refresh: _refresh, ...token } = told.token;
    return { ...told, token };
  });
}
