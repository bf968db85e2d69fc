import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';

/* Keywords of OpenAPI (`examples`, `x-assumed`) stand inside the schemas, so unknown ones are no error. */
const withFormats = (ajv: Ajv2020): Ajv2020 => addFormats.default(ajv);

/** For bodies and answers: nothing is coerced, nothing is removed. */
const exact = withFormats(new Ajv2020({ strict: false }));

/** For what only comes as text: queries, paths, headers. */
const coercing = withFormats(new Ajv2020({ strict: false, coerceTypes: 'array' }));

/** The validator of answers, for `@fastify/response-validation`. */
export const answerValidator = exact;

/** Validates requests as JSON Schema 2020-12: bodies to the letter, texts of the address with coercion. */
export function addValidation(app: FastifyInstance): void {
  const compile: FastifySchemaCompiler<object> = ({ schema, httpPart }) =>
    (httpPart === 'body' ? exact : coercing).compile(schema);
  app.setValidatorCompiler(compile);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
}
