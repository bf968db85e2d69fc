import type { FastifyInstance } from 'fastify';

/** Reads the forms of the sandbox's own pages (`application/x-www-form-urlencoded`). */
export function addForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: unknown, body: string | Buffer) =>
      Object.fromEntries(new URLSearchParams(body.toString())),
  );
}
