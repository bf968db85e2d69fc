import { type Html, html } from './html.ts';

/** Whole francs with no-break spaces: these pages' fonts have no narrow one, and a browser's makes 1 250 000 read as 1250 000. */
export const francs = (amount: number): string =>
  `${new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 }).format(amount).replaceAll('\u202f', '\u00a0')}\u00a0FCFA`;

/** A page of the sandbox: its own style sheet, no script, and a line that identifies it as a simulation. */
export const page = (title: string, content: Html): string =>
  html`<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${title} – Bélier</title>
<link rel="icon" href="/sandbox/assets/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/sandbox/assets/pages.css">
</head>
<body>
<header class="bar"><p class="brand"><img src="/sandbox/assets/mark.svg" alt="" width="36" height="36">Bélier</p><p>Bac à sable</p></header>
${content}
</body>
</html>
`.text;
