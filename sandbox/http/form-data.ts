import type { FastifyInstance } from 'fastify';
import { invalid } from './refusal.ts';

const largest = 8 * 1024 * 1024;

/** Reads `multipart/form-data` bodies into one object: texts as strings, files as their bytes. */
export function addFormData(app: FastifyInstance): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: largest },
    async (request: { headers: Record<string, unknown> }, body: Buffer) => {
      const form = await new Response(new Uint8Array(body), {
        headers: { 'content-type': String(request.headers['content-type']) },
      })
        .formData()
        .catch(() => undefined);
      if (form === undefined) throw invalid('Le formulaire envoyé est illisible.');
      const fields: [string, unknown][] = [];
      for (const [name, value] of form) {
        fields.push([name, typeof value === 'string' ? value : new Uint8Array(await value.arrayBuffer())]);
      }
      return Object.fromEntries(fields);
    },
  );
}

/** Reads the forms of the sandbox's own pages (`application/x-www-form-urlencoded`). */
export function addForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) =>
      Object.fromEntries(new URLSearchParams(body.toString())),
  );
}
