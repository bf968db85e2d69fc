import { type GenericSchema, type InferOutput, safeParse } from 'valibot';
import { withMessage } from '#rules/with-message.ts';
import type { CallOptions, ChunkHandler, Client, Http } from './client.ts';
import { readList, type StartWorkerReader, streamedList } from './long-list.ts';
import { Unreachable } from './unreachable.ts';

/** A refusal by the server. `message` is the server's French text, trimmed and capped at 300 characters. */
export type Refused = { kind: 'refused'; status: number; message?: string };

/** Whether a refusal leaves open if the provider did what was asked. */
export const isIndefinite = (status: number): boolean => status >= 500 || status === 408 || status === 425;

/**
 * The result of a call: the data of a 2xx answer, or the refusal of any other. `ahead` is how far this device's clock is ahead of
 * the provider's, in ms, where the `Date` header is readable.
 */
export type Answer<T> = { kind: 'ok'; status: number; data: T; ahead?: number } | Refused;

/** The answer to a list call: the readable records, and the unreadable ones unparsed (`unread`). */
export type ListAnswer<T, Unread = unknown> =
  | (Extract<Answer<T[]>, { kind: 'ok' }> & { unread: readonly Unread[] })
  | Refused;

/** A call with its input. After `signal` aborts, its result is ignored. */
export type Call<Input, Data = undefined> = (
  client: Client,
  input: Input,
  signal?: AbortSignal,
) => Promise<Answer<Data>>;

/** A call without input. */
export type Reading<Data> = (client: Client, signal?: AbortSignal) => Promise<Answer<Data>>;

/** A list call without input. */
export type ListReading<T> = (client: Client, signal?: AbortSignal) => Promise<ListAnswer<T>>;

/** The part of openapi-fetch's result that this file reads. */
type Fetched<T> = { data?: T; error?: unknown; response: Response };

/**
 * The path where a shape reads another type than the API declares, for example `items[].product.name`; `never` if it fits or
 * checks less.
 */
export type TypeMismatch<T, Read, At extends string = 'answer'> = [T] extends [Read]
  ? never
  : [T, Read] extends [readonly (infer One)[], readonly (infer Other)[]]
    ? TypeMismatch<One, Other, `${At}[]`>
    : [T, Read] extends [object, object]
      ? {
          [Field in keyof T & keyof Read & string]: TypeMismatch<T[Field], Read[Field], `${At}.${Field}`>;
        }[keyof T & keyof Read & string]
      : At;

/** Makes the compiler's error name the field that does not fit. */
type Fitting<T, Read> = [T] extends [Read] ? unknown : { doesNotFit: TypeMismatch<T, Read> };

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
    // openapi-fetch parses a 2xx body as JSON and rethrows the parser's error.
    throw error instanceof SyntaxError ? new Unreachable('malformed', { cause: error }) : error;
  }
}

/** How far a device's clock (`now`) is ahead of an answer's `Date`, in ms; undefined if the header is unreadable. */
function clockAhead(date: string | null, now: number): number | undefined {
  const ahead = now - Date.parse(date ?? '');
  return Number.isNaN(ahead) ? undefined : ahead;
}

/** The validated body of a 2xx answer. Throws `Unreachable('malformed')` for a body of another shape. */
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

/** A list, read record by record (`readList`). Throws `Unreachable('malformed')` if the body is not a list. */
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

/** A list call that streams its body, because the list may be long; `beside` reads it (`streamedList`). */
export async function longListAnswerOf<T, Shape extends GenericSchema>(
  call: (onChunk: ChunkHandler) => Promise<Fetched<string>>,
  record: Shape & Fitting<T, InferOutput<Shape>>,
  beside: StartWorkerReader<T>,
): Promise<ListAnswer<T>> {
  const list = streamedList(record, beside as StartWorkerReader<InferOutput<Shape>>);
  try {
    const { error, response } = await settled(call(list.onChunk));
    if (!response.ok) return refusal(response.status, error);
    const { records, unread } = await list.read();
    return { kind: 'ok', status: response.status, data: records as T[], unread };
  } finally {
    list.end();
  }
}

type CallSettings = Pick<CallOptions, 'exempt' | 'patience'>;

/** A call whose answer is validated by a shape (`answerOf`). */
export const validatedCall =
  <Input, T, Shape extends GenericSchema>(
    request: (http: Http, input: Input) => Promise<Fetched<T>>,
    shape: Shape & Fitting<NoInfer<T>, InferOutput<Shape>>,
    settings?: CallSettings,
  ): Call<Input, T> =>
  (client, input, signal) =>
    answerOf(request(client({ ...settings, signal }), input), shape);

/** A call that ignores the body of a 2xx answer (it must be JSON or empty). */
export const callIgnoringBody =
  <Input>(
    request: (http: Http, input: Input) => Promise<Fetched<unknown>>,
    settings?: CallSettings,
  ): Call<Input> =>
  async (client, input, signal) => {
    const { error, response } = await settled(request(client({ ...settings, signal }), input));
    if (!response.ok) return refusal(response.status, error);
    return { kind: 'ok', status: response.status, data: undefined };
  };
