/** One entry of each kind that a person meets in the sidebar, and what the panel draws beside it: `null` has none. */
const kinds = [
  { id: 'acheter-caisse--verifying', draws: 'checkout' },
  { id: 'acheter-panier--ready', draws: 'cart' },
  { id: 'acheter-caisse-en-direct--live', draws: 'checkout' },
  { id: 'acheter-panier-en-direct--live', draws: 'cart' },
  { id: 'partout-messages-session--session-expired', draws: null },
  { id: 'interface-fondations--spaces', draws: null },
  { id: 'interface-composants-bouton--looks', draws: null },
  { id: 'acheter-caisse--aperçu', draws: null },
  { id: 'bienvenue--aperçu', draws: null },
];

/** Every kind after every other one, each step once: of each pair there is one step this way and one that way. */
export function tourOf(places) {
  const left = new Map(places.map((place) => [place, places.filter((other) => other !== place)]));
  const tour = [];
  const open = [places[0]];
  while (open.length > 0) {
    const next = left.get(open.at(-1)).shift();
    if (next === undefined) tour.unshift(open.pop());
    else open.push(next);
  }
  return tour;
}

/** The line of the sidebar that an entry or a branch has. */
export const itemOf = (page, id) => page.locator(`[data-item-id="${id}"]`);

/** The branches of the sidebar that lead to an entry, the outermost first; an area stands open. */
export function branchesTo({ title }) {
  const names = title.split('/').map((name) =>
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, ''),
  );
  const paths = names.map((_, index) => names.slice(0, index + 1).join('-'));
  return paths.slice(1).map((path) => path.replace(/-+$/, ''));
}

/** Goes through the sidebar from each kind of page to each other one, never by address; gives what is wrong. */
export async function walkSidebar(page, entries) {
  const faults = [];
  const fail = (fault) => faults.push(fault);
  const heard = (message) => {
    if (message.type() === 'error') fail(message.text().split('\n')[0]);
  };
  page.on('console', heard);
  for (const { id } of kinds) {
    for (const branch of branchesTo(entries.find((entry) => entry.id === id))) {
      const button = itemOf(page, branch).locator('[aria-expanded]').first();
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
    }
  }
  const broken = page.getByText('This addon has errors');
  const tour = tourOf(kinds);
  for (const [index, { id, draws }] of tour.entries()) {
    const step = `from ${tour[index - 1]?.id ?? 'the beginning'} to ${id}`;
    try {
      await itemOf(page, id).locator('a, button').first().click();
      const chart = page.locator(`state-chart .stage > svg[aria-label="${draws}"]`);
      if (draws === null) await page.locator('state-chart').waitFor({ state: 'detached' });
      else await broken.or(chart).first().waitFor();
      if (await broken.isVisible()) fail(`${step}: the panel is broken`);
    } catch (error) {
      fail(`${step}: ${error.message.split('\n')[0]}`);
    }
    if (faults.length > 3) break;
  }
  page.off('console', heard);
  return faults;
}
