import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';

/** The HTML standard's valid e-mail address. */
const email =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i;

/* The schemas contain keywords of OpenAPI (`examples`, `x-assumed`), so unknown ones are no error. */
const withFormats = (ajv: Ajv2020): Ajv2020 => addFormats.default(ajv).addFormat('email', email);

/** For bodies and answers: nothing is coerced, nothing is removed. */
const exact = withFormats(new Ajv2020({ strict: false }));

/** For queries, paths and headers, which are text. */
const coercing = withFormats(new Ajv2020({ strict: false, coerceTypes: 'array' }));

/** The validator of answers, for `@fastify/response-validation`. */
export const answerValidator = exact;

const known = new Map<string, object>();

/** Deduplicates equal schemas: Ajv compiles each object once, and every sandbox has its own copy of the file. */
function asBefore(schema: object): object {
  const text = JSON.stringify(schema);
  const before = known.get(text);
  if (before === undefined) known.set(text, schema);
  return before ?? schema;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Before `@fastify/response-validation`, which compiles the schemas of a route's answers. */
export function addKnownAnswers(app: FastifyInstance): void {
  app.addHook('onRoute', ({ schema }) => {
    if (!isObject(schema?.response)) return;
    for (const answer of Object.values(schema.response)) {
      if (!isObject(answer) || !('content' in answer) || !isObject(answer.content)) continue;
      for (const media of Object.values(answer.content)) {
        if (isObject(media) && 'schema' in media && isObject(media.schema))
          media.schema = asBefore(media.schema);
      }
    }
  });
}

/** Validates requests by JSON Schema 2020-12: bodies strictly, parameters with coercion. */
export function addValidation(app: FastifyInstance): void {
  const compile: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
    (httpPart === 'body' ? exact : coercing).compile(asBefore(schema));
  app.setValidatorCompiler(compile);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
}

const segmenter = new Intl.Segmenter('fr', { granularity: 'grapheme' });

/** Whether a text has at most `limit` graphemes; the contract limits its code points. */
export const isWithin = (text: string, limit: number): boolean =>
  text.length <= limit || [...segmenter.segment(text)].length <= limit;
