import type { operations } from '#openapi/provider.d.ts';
import type { accessOf, OperationId } from '../accounts/access.ts';
import type { Account } from '../accounts/sessions.ts';

/* The types of requests and answers from the OpenAPI file: a handler that differs does not compile. */

type Described<Id extends OperationId> = operations[Id];

type PathOf<Id extends OperationId> = Described<Id>['parameters'] extends { path: infer Path }
  ? Path
  : object;

type QueryOf<Id extends OperationId> = Described<Id>['parameters'] extends { query?: infer Query }
  ? [Exclude<Query, undefined>] extends [never]
    ? object
    : Exclude<Query, undefined>
  : object;

type Content<Part> = Part extends { content: infer Types } ? Types[keyof Types] : undefined;

type BodyOf<Id extends OperationId> =
  Described<Id> extends { requestBody: infer Body } ? Content<Body> : undefined;

type Success = 200 | 201 | 202 | 204;

type AnswerBody<Response> = [Content<Response>] extends [undefined | never]
  ? { body?: undefined }
  : { body: Content<Response> };

/** The answers of success that the OpenAPI file documents for an operation. */
export type AnswerOf<Id extends OperationId> = {
  [Status in keyof Described<Id>['responses'] & Success]: { status: Status } & AnswerBody<
    Described<Id>['responses'][Status]
  >;
}[keyof Described<Id>['responses'] & Success];

type Caller<Id extends OperationId> = (typeof accessOf)[Id] extends 'visitor' ? undefined : Account;

/**
 * One call of an operation. `shopOrigin` and `pagesOrigin`: the origins of the shop and of this server's own pages.
 * `address`: the caller's, for limits.
 */
export type Call<Id extends OperationId> = {
  path: PathOf<Id>;
  query: QueryOf<Id>;
  body: BodyOf<Id>;
  account: Caller<Id>;
  shopOrigin: string;
  pagesOrigin: string;
  address: string;
  idempotencyKey: string | undefined;
};

/** The handler of an operation; throws a `Refusal`. */
export type Operation<Id extends OperationId> = (call: Call<Id>) => Promise<AnswerOf<Id>>;

/** Some operations by their `operationId`. */
export type Operations<Ids extends OperationId> = { [Id in Ids]: Operation<Id> };
