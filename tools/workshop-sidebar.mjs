import { openPage } from './workshop-pages.mjs';

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
function branchesTo({ title }) {
  const names = title.split('/').map((name) =>
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, ''),
  );
  const paths = names.map((_, index) => names.slice(0, index + 1).join('-'));
  return paths.slice(1).map((path) => path.replace(/-+$/, ''));
}

/** Opens what has to stand open in the sidebar for an entry to be seen there. */
export async function openBranches(page, entry) {
  for (const branch of branchesTo(entry)) {
    const button = itemOf(page, branch).locator('[aria-expanded]').first();
    if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  }
}

/** Some kinds by lot, two with a drawing of their own among them: from one machine to another one is where a panel breaks. */
function fewOf(count, byLot) {
  const drawn = byLot(kinds.filter(({ draws }) => draws !== null));
  const pair = [drawn[0], drawn.find(({ draws }) => draws !== drawn[0].draws)];
  const others = byLot(kinds.filter((kind) => !pair.includes(kind)));
  return [...pair, ...others.slice(0, count - pair.length)];
}

/**
 * Goes through the sidebar from each kind of page to each other one, never by address; gives what is wrong. `few` takes so many
 * kinds, in the order of the lot `byLot`.
 */
export async function walkSidebar({ browser, entries, origin, patience, few = kinds.length, byLot }) {
  const faults = [];
  const fail = (fault) => faults.push(fault.split('\n')[0]);
  const page = await openPage(browser, { patience, hear: fail });
  await page.goto(`${origin}/?path=/docs/bienvenue--aperçu`);
  const places = byLot === undefined ? kinds : fewOf(few, byLot);
  for (const { id } of places) {
    await openBranches(
      page,
      entries.find((entry) => entry.id === id),
    );
  }
  const broken = page.getByText('This addon has errors');
  const tour = tourOf(places);
  for (const [index, { id, draws }] of tour.entries()) {
    const step = `from ${tour[index - 1]?.id ?? 'the beginning'} to ${id}`;
    try {
      await itemOf(page, id).locator('a, button').first().click();
      const chart = page.locator(`state-chart .stage > svg[aria-label="${draws}"]`);
      if (draws === null) await page.locator('state-chart').waitFor({ state: 'detached' });
      else await broken.or(chart).first().waitFor();
      if (await broken.isVisible()) fail(`${step}: the panel is broken`);
    } catch (error) {
      fail(`${step}: ${error.message}`);
    }
    if (faults.length > 3) break;
  }
  await page.close();
  return faults;
}
