import type { FastifyInstance } from 'fastify';
import { invalid } from '../http/refusal.ts';
import type { Settings } from '../settings.ts';

/*
 * Strict mode: a provider of the specification alone. Removes everything that openapi/provider.yaml marks `x-addition`, and
 * refuses it in requests, like every other unknown field; also removes the refresh token of a login (assumed: /refresh takes
 * one, but no answer is shown to contain it). Reads the marks, so that new additions are removed automatically.
 */

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isAddition = (node: unknown): boolean => isNode(node) && 'x-addition' in node;

/** Without limits, since their answer, 429, is an addition. */
export const strictSettings: Partial<Settings> = {
  letter: true,
  callsPerMinute: 1e9,
  guessesPerPair: 1e9,
  messagesPerRecipient: 1e9,
};

const membersOf = (node: unknown): [string, unknown][] => Object.entries(isNode(node) ? node : {});
const withoutAdditions = (node: unknown): Record<string, unknown> =>
  Object.fromEntries(membersOf(node).filter(([, one]) => !isAddition(one)));

/**
 * Like Django's serializers, refuses an empty string for an optional text of a new record; in a change an empty string clears
 * the field.
 */
const closedText = (schema: unknown): unknown =>
  isNode(schema) && schema.type === 'string' && schema.enum === undefined
    ? { ...schema, minLength: 1 }
    : schema;

/**
 * The contract without its additions: added calls have no address, added fields of a request are unknown ones, and what is
 * created takes no empty text.
 */
export function inStrictMode(document: Node): Record<string, unknown> {
  const components = isNode(document.components) ? document.components : {};
  const created = new Set<string>();
  const paths = membersOf(document.paths).map(([path, methods]) => {
    for (const [method, call] of membersOf(methods)) {
      if (method === 'post')
        for (const name of JSON.stringify(call).matchAll(/schemas\/(\w+)/g)) created.add(name[1] ?? '');
    }
    return [path, withoutAdditions(methods)];
  });
  const schemas = membersOf(components.schemas).map(([name, schema]) => {
    if (!isNode(schema) || schema.additionalProperties !== false) return [name, schema];
    const properties = withoutAdditions(schema.properties);
    const fields = created.has(name)
      ? membersOf(properties).map(([field, one]) => [field, closedText(one)])
      : membersOf(properties);
    return [name, { ...schema, properties: Object.fromEntries(fields) }];
  });
  return {
    ...document,
    paths: Object.fromEntries(paths),
    components: { ...components, schemas: Object.fromEntries(schemas) },
  };
}

/** Refuses the headers of additions, and takes the additions out of the answers; register it before the routes. */
export function addStrictMode(app: FastifyInstance, document: Node): void {
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
        if (request.headers[String(parameter.name).toLowerCase()] !== undefined)
          throw invalid(`En-tête inconnu\u00a0: ${parameter.name}`);
      }
    }
  });

  app.addHook('preSerialization', async (request, reply, payload) => {
    const { operationId } = request.routeOptions.config;
    const response = responsesOf(operationId)[String(reply.statusCode)];
    if (isAddition(resolved(response))) reply.code(reply.statusCode < 300 ? 201 : 400);
    const strict = without(schemaOf(response), payload);
    if (!isNode(strict) || !isNode(strict.token)) return strict;
    const { refresh: _refresh, ...token } = strict.token;
    return { ...strict, token };
  });
}
