import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { withMessage } from '#rules/with-message.ts';
import type { Client, Http, Sending, Take } from './client.ts';
import { comingList, type ReadBeside } from './long-list.ts';
import { readList } from './read-list.ts';
import { Unreachable } from './unreachable.ts';

/** A definite refusal by the server. `message` is its own French text, trimmed and capped at 300 characters. */
export type Refused = { kind: 'refused'; status: number; message?: string };

/**
 * What a call came back with: the data of a 2xx answer, or the refusal of any other. `ahead`: how far, in ms, this device's
 * clock is ahead of the provider's, where the answer's `Date` may be read.
 */
export type Answer<T> = { kind: 'ok'; status: number; data: T; ahead?: number } | Refused;

/** The answer to a call for a list: the records that could be read, and as they came (`unread`) those that could not. */
export type ListAnswer<T, Unread = unknown> =
  | (Extract<Answer<T[]>, { kind: 'ok' }> & { unread: readonly Unread[] })
  | Refused;

/** A call of this folder, with what it is given. Once `signal` is aborted nobody waits for it any more. */
export type Call<Input, Data = undefined> = (
  client: Client,
  input: Input,
  signal?: AbortSignal,
) => Promise<Answer<Data>>;

/** A call that is given nothing. */
export type Reading<Data> = (client: Client, signal?: AbortSignal) => Promise<Answer<Data>>;

/** A call for a list that is given nothing. */
export type ListReading<T> = (client: Client, signal?: AbortSignal) => Promise<ListAnswer<T>>;

/** What openapi-fetch resolves to, as far as this file reads it. */
type Fetched<T> = { data?: T; error?: unknown; response: Response };

/** Where a shape reads something else than the type promises: `items[].product.name`; never where it fits, or checks less. */
export type Misfit<T, Read, At extends string = 'answer'> = [T] extends [Read]
  ? never
  : [T, Read] extends [readonly (infer One)[], readonly (infer Other)[]]
    ? Misfit<One, Other, `${At}[]`>
    : [T, Read] extends [object, object]
      ? {
          [Field in keyof T & keyof Read & string]: Misfit<T[Field], Read[Field], `${At}.${Field}`>;
        }[keyof T & keyof Read & string]
      : At;

/** What a shape lacks to be one of an answer: the error of the compiler names the field. */
type Fitting<T, Read> = [T] extends [Read] ? unknown : { doesNotFit: Misfit<T, Read> };

const longestMessage = 300;

function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined;
  if (typeof error.message !== 'string') return undefined;
  return error.message.trim().slice(0, longestMessage) || undefined;
}

function refusal(status: number, error: unknown): Refused {
  return withMessage({ kind: 'refused', status }, messageOf(error));
}

async function settled<T>(call: Promise<Fetched<T>>): Promise<Fetched<T>> {
  try {
    return await call;
  } catch (error) {
    // openapi-fetch parses a 2xx body as JSON and lets the parser's complaint through.
    throw error instanceof SyntaxError ? new Unreachable('malformed', { cause: error }) : error;
  }
}

/** How far, in ms, a device's clock (`now`) is ahead of an answer's `Date`; undefined where that is not to be read. */
function clockAhead(date: string | null, now: number): number | undefined {
  const ahead = now - Date.parse(date ?? '');
  return Number.isNaN(ahead) ? undefined : ahead;
}

/** The shaped body of a 2xx answer. Throws `Unreachable('malformed')` where the body is not of the shape. */
export async function answerOf<T, Shape extends GenericSchema>(
  call: Promise<Fetched<T>>,
  shape: Shape & Fitting<NoInfer<T>, InferOutput<Shape>>,
): Promise<Answer<T>> {
  const { data, error, response } = await settled(call);
  if (!response.ok) return refusal(response.status, error);
  const parsed = safeParse(shape, data, { abortEarly: true });
  if (!parsed.success) throw new Unreachable('malformed');
  const ahead = clockAhead(response.headers.get('Date'), Date.now());
  const answer = { kind: 'ok', status: response.status, data: parsed.output as T } as const;
  return ahead === undefined ? answer : { ...answer, ahead };
}

/** A list, read record by record (`readList`). Throws `Unreachable('malformed')` where the body is no list. */
export async function listAnswerOf<T, Shape extends GenericSchema>(
  call: Promise<Fetched<T[]>>,
  record: Shape & Fitting<NoInfer<T>, InferOutput<Shape>>,
): Promise<ListAnswer<T>> {
  const { data, error, response } = await settled(call);
  if (!response.ok) return refusal(response.status, error);
  if (!Array.isArray(data)) throw new Unreachable('malformed');
  const { records, unread } = readList(data, record);
  return { kind: 'ok', status: response.status, data: records as T[], unread };
}

/** A list that may be long, of a call that hands its body over; such a one is read by `beside` (`comingList`). */
export async function longListAnswerOf<T, Shape extends GenericSchema>(
  call: (take: Take) => Promise<Fetched<string>>,
  record: Shape & Fitting<T, InferOutput<Shape>>,
  beside: ReadBeside<T>,
): Promise<ListAnswer<T>> {
  const list = comingList(record, beside as ReadBeside<InferOutput<Shape>>);
  try {
    const { error, response } = await settled(call(list.take));
    if (!response.ok) return refusal(response.status, error);
    const { records, unread } = await list.read();
    return { kind: 'ok', status: response.status, data: records as T[], unread };
  } finally {
    list.end();
  }
}

type CallSending = Pick<Sending, 'exempt' | 'patience'>;

/** A call whose answer is read by a shape (`answerOf`). */
export const shapedCall =
  <Input, T, Shape extends GenericSchema>(
    request: (http: Http, input: Input) => Promise<Fetched<T>>,
    shape: Shape & Fitting<NoInfer<T>, InferOutput<Shape>>,
    sending?: CallSending,
  ): Call<Input, T> =>
  (client, input, signal) =>
    answerOf(request(client({ ...sending, signal }), input), shape);

/** A call whose 2xx answer counts whatever its body says (it must be JSON or empty). */
export const plainCall =
  <Input>(
    request: (http: Http, input: Input) => Promise<Fetched<unknown>>,
    sending?: CallSending,
  ): Call<Input> =>
  async (client, input, signal) => {
    const { error, response } = await settled(request(client({ ...sending, signal }), input));
    if (!response.ok) return refusal(response.status, error);
    return { kind: 'ok', status: response.status, data: undefined };
  };
