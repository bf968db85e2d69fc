import { html } from '../pages/html.ts';
import { page } from '../pages/layout.ts';
import type { Message } from './post.ts';

/** A message as the outbox shows it; `at` is ISO 8601. */
export type Sent = Message & { at: string };

const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Africa/Abidjan',
});

/* Inside the page a link keeps to this server, whatever address the message was written for. */
const localLink = (link: string): string => {
  const { pathname, search } = new URL(link);
  return pathname + search;
};

/** The page for people. */
export const outboxPage = (messages: Sent[]): string =>
  page(
    'Boîte d’envoi',
    html`<main class="wide">
<h1>Boîte d’envoi</h1>
<p class="notice" role="note"><strong>Rien ne quitte cette machine.</strong> Voici les e-mails et les SMS que la boutique aurait envoyés, du plus récent au plus ancien.</p>
${messages.length === 0 && html`<section class="card"><p>Aucun message pour le moment. Créez un compte ou passez une commande.</p></section>`}
<ol class="messages">${messages.map(
      (message) => html`<li class="card">
<p class="eyebrow">${message.channel === 'sms' ? 'SMS' : 'E-mail'} à ${message.to} · <time datetime="${message.at}">${moment.format(new Date(message.at))}</time></p>
<h2>${message.subject}</h2>
${message.code !== undefined && html`<p class="code">${message.code}</p>`}
<pre>${message.text}</pre>
${message.link !== undefined && html`<a href="${localLink(message.link)}">Ouvrir le lien</a>`}
</li>`,
    )}</ol>
</main>`,
  );
