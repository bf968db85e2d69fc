import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { OperationId } from '#sandbox/accounts/access.ts';

/** The part of a schema of the OpenAPI file that is read here. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  oneOf?: Schema[];
};
type Marks = { 'x-assumed'?: object; 'x-addition'?: object };
type Message = Marks & { $ref?: string; content?: Record<string, { schema: Schema }> };
type Described = Marks & {
  operationId: OperationId;
  requestBody?: Message;
  responses: Record<string, Message>;
};
export type Operation = {
  id: OperationId;
  method: string;
  path: string;
  body: Schema | undefined;
  /** Whether the call is not in the specification. */
  isAddition: boolean;
  responses: Record<string, Message>;
};

const document = parse(readFileSync(new URL('../openapi/provider.yaml', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Described>>;
  components: { schemas: Record<string, Schema> };
};
export const { components } = document;

/** Resolves a reference of the file. */
export function resolved<Node extends { $ref?: string }>(node: Node): Node {
  if (node.$ref === undefined) return node;
  let found: unknown = document;
  for (const key of node.$ref.slice(2).split('/')) found = (found as Record<string, unknown>)[key];
  return resolved(found as Node);
}

/** Every operation of the OpenAPI file. */
export const operations: Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([method]) => method !== 'parameters')
    .map(([method, { operationId, requestBody, responses, 'x-addition': addition }]) => ({
      id: operationId,
      method: method.toUpperCase(),
      path,
      body: requestBody && resolved(requestBody).content?.['application/json']?.schema,
      isAddition: addition !== undefined,
      responses: Object.fromEntries(
        Object.entries(responses).map(([status, message]) => [status, resolved(message)]),
      ),
    })),
);

/** The HTTP method of each operation. */
export const methodOf = Object.fromEntries(operations.map(({ id, method }) => [id, method])) as Record<
  OperationId,
  string
>;
