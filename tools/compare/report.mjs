const escaped = (text) =>
  String(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const style = `
body{font:16px/1.5 system-ui,sans-serif;margin:0;padding:24px;background:#fffbf4;color:#2b1b12}
h1{font-size:24px} h2{font-size:20px;margin-top:40px;border-bottom:1px solid #d9c7ad} h3{font-size:16px}
.three{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:12px}
.sheet{display:grid;grid-template-columns:repeat(auto-fill,minmax(220px,1fr));gap:16px}
figure{margin:0} figcaption{font-size:13px;color:#6b5848} nav a{margin-right:12px}
img{max-width:100%;border:1px solid #d9c7ad;background:#fff} .sheet img{max-height:420px;object-fit:cover;object-position:top;width:100%}
`;

const page = (title, body) =>
  `<!doctype html><html lang="fr"><meta charset="utf-8"><title>${escaped(title)}</title><style>${style}</style><h1>${escaped(title)}</h1>${body}</html>\n`;

const shown = (file, caption) =>
  `<figure><figcaption>${escaped(caption)}</figcaption>${file === null ? '<p>absente</p>' : `<a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt=""></a>`}</figure>`;

/** Entries by the screen that they show, in their order. */
function byScreen(entries) {
  const screens = new Map();
  for (const entry of entries) screens.set(entry.title, [...(screens.get(entry.title) ?? []), entry]);
  return [...screens];
}

/**
 * The page of what differs, by screen: each story before, after, and where. `changed` holds `title`, `name`, `pixels`, and the
 * files of its three pictures, null where there is none.
 */
export function differencesPage({ before, after, look, all, changed }) {
  const list = byScreen(changed).map(
    ([title, entries]) =>
      `<h2>${escaped(title)}</h2>${entries
        .map(
          ({ name, pixels, files }) =>
            `<h3>${escaped(name)} <small>${pixels === null ? '' : `${pixels} pixels`}</small></h3><div class="three">${shown(files.before, 'Avant')}${shown(files.after, 'Après')}${shown(files.difference, 'Différence')}</div>`,
        )
        .join('')}`,
  );
  const count =
    changed.length === 0
      ? `<p>Rien ne change dans ${all} pages.</p>`
      : `<p>${changed.length} pages sur ${all} changent.</p>`;
  return page(
    `De ${before} à ${after} (${look})`,
    `<nav><a href="planches.html">Toutes les pages</a></nav>${count}${list.join('')}`,
  );
}

/** Contact sheets: every story in small, by screen. */
export const sheetsPage = ({ after, look, entries }) =>
  page(
    `Toutes les pages de ${after} (${look})`,
    byScreen(entries)
      .map(
        ([title, each]) =>
          `<h2>${escaped(title)}</h2><div class="sheet">${each.map(({ name, file }) => shown(file, name)).join('')}</div>`,
      )
      .join(''),
  );
