import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { errorName } from '#rules/reports.ts';
import { pages } from '#rules/shop-addresses.ts';
import { invalid } from '../http/refusal.ts';
import { html } from '../pages/html.ts';
import { page } from '../pages/layout.ts';

/** How many of the newest reports are shown, how many one address may send in a minute, and how large one is in bytes. */
const limits = { shown: 500, perMinute: 120, bytes: 1024 };

const text = (pattern: RegExp) => v.pipe(v.string(), v.maxLength(80), v.regex(pattern));
const number = v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1e7)));
/** A report as the shop makes it (rules/reports.ts): these fields and no others. */
const report = v.strictObject({
  build: text(/^[\w-]{8}$/),
  page: v.picklist([...Object.keys(pages), 'other']),
  error: v.exactOptional(text(errorName)),
  file: v.exactOptional(text(/^[\w.-]+-[\w-]{8}\.(?:js|css)$/)),
  metric: v.exactOptional(v.picklist(['LCP', 'CLS', 'INP'])),
  ...{ line: number, column: number, value: number },
});

/**
 * What the shop tells of its errors and web vitals (`VITE_REPORTS_TO=/sandbox/reports`): `receive` takes it from anybody, outside the
 * API and its contract; `show` shows it as text. In memory: a restart forgets it.
 */
export function createReports(now: () => Date) {
  let lines: string[] = [];
  return {
    receive: (app: FastifyInstance): void => {
      const onRequest = app.rateLimit({ max: limits.perMinute });
      app.post('/sandbox/reports', { bodyLimit: limits.bytes, onRequest }, async ({ body }, reply) => {
        const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), report), body);
        if (!success) throw invalid();
        const { build, page, error, file, line, column, metric, value } = output;
        const told = [now().toISOString(), build, page, error, file, line, column, metric, value];
        lines = [told.filter((part) => part !== undefined).join(' '), ...lines].slice(0, limits.shown);
        return reply.code(204).send();
      });
    },
    show: (app: FastifyInstance): void => {
      app.get('/sandbox/reports', async (_request, reply) =>
        reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(
            page(
              'Erreurs et mesures',
              html`<main class="wide">
<h1>Erreurs et mesures</h1>
<p class="notice" role="note">Les ${limits.shown} dernières depuis le démarrage, de la plus récente à la plus ancienne.</p>
<pre>${lines.join('\n') || 'Rien pour le moment.'}</pre>
</main>`,
            ),
          ),
      );
    },
  };
}
