import type { FastifyInstance, FastifyReply } from 'fastify';
import { withoutSentence } from '#rules/site-path.ts';
import { csrfMatches } from '../http/csrf.ts';
import { shopOriginOf } from '../http/origin.ts';
import { Refusal } from '../http/refusal.ts';
import { type Html, html } from '../pages/html.ts';
import { page } from '../pages/layout.ts';
import type { Provider } from '../provider.ts';
import { redeemEmailChange } from './email-change.ts';

type Path = { Params: { token: string } };

const confirmation = (content: Html): string =>
  page('Nouvelle adresse e-mail', html`<main><section class="card">${content}</section></main>`);

/**
 * The confirmation page of a changed e-mail, `/sandbox/e-mail/{token}`. Opening it changes nothing, since mail programs open
 * links automatically; its button confirms. A token may end in the punctuation of a sentence.
 */
export function addEmailPage(app: FastifyInstance, provider: Provider): void {
  const refusalOf = (token: string): Promise<Refusal | undefined> =>
    redeemEmailChange(provider, token).then(
      () => undefined,
      (error: unknown) => {
        if (error instanceof Refusal) return error;
        throw error;
      },
    );
  const asPage = (reply: FastifyReply) =>
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');

  app.get<Path>('/sandbox/e-mail/:token', async (request, reply) =>
    asPage(reply).send(
      confirmation(html`<h1>Nouvelle adresse e-mail</h1>
<p>Cette adresse deviendra celle de votre compte Bélier.</p>
<form method="post"><input type="hidden" name="csrf" value="${request.csrfToken}">
<button class="button main">Confirmer cette adresse</button></form>`),
    ),
  );

  app.post<Path & { Body: { csrf?: string } | undefined }>(
    '/sandbox/e-mail/:token',
    async (request, reply) => {
      if (!csrfMatches(request, request.body?.csrf)) {
        throw new Refusal(403, 'Votre page a expiré. Rechargez-la puis réessayez.', { code: 'csrf' });
      }
      const { token } = request.params;
      const refused = (await refusalOf(token)) && (await refusalOf(withoutSentence(token)));
      const back = `${shopOriginOf(provider.settings, request)}/dashboard`;
      return asPage(reply)
        .code(refused?.status ?? 200)
        .send(
          confirmation(html`<h1>${refused === undefined ? 'Adresse confirmée' : 'Adresse inchangée'}</h1>
<p>${refused?.message ?? 'Votre adresse e-mail a été changée.'}</p>
<a class="button main" href="${back}">Retour à la boutique</a>`),
        );
    },
  );
}
