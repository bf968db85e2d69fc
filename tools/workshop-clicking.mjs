import { seeded } from './seeded.mjs';
import { openPage } from './workshop-pages.mjs';
import { itemOf, openBranches } from './workshop-sidebar.mjs';

const words = ['panier', '423', 'paiement', 'vide', 'mot de passe', 'logo', 'bouton', 'expirée', 'facture'];
const choices = ['Thème', 'Page', 'Taille du texte', 'Animations', 'Textes', 'Viewport size'];

/** What an entry is to who looks for it: each kind is opened as often, whatever there are more of. */
function kindOf({ type, title, tags = [] }) {
  if (type === 'docs') return title.includes('/') ? 'docs' : 'text';
  if (tags.includes('live')) return 'live';
  const [area = '', page = ''] = title.split('/');
  if (area === 'Interface') return page === 'Composants' ? 'component' : 'board';
  return page === 'Messages' ? 'notice' : 'screen';
}

/** An entry of some kind, whichever chance gives. */
function entryFrom(entries, chance) {
  const kinds = [...new Set(entries.map(kindOf))];
  const kind = kinds[Math.floor(chance() * kinds.length)];
  const among = entries.filter((entry) => kindOf(entry) === kind);
  return among[Math.floor(chance() * among.length)];
}

/** What a hand does: each gives what it did, or null where there was nothing to press. */
function handsOf(page, { entries, chance }) {
  const stories = page.frameLocator('#storybook-preview-iframe');
  const pathNow = () => new URL(page.url()).searchParams.get('path') ?? '';
  const leadsTo = (before) => page.waitForURL((url) => url.searchParams.get('path') !== before);

  /** One of what can be pressed there, whichever chance gives; pressed in the same moment, and said by its name. */
  const pressOne = (all, skips = '^$') =>
    all.evaluateAll(
      (nodes, [share, skipped]) => {
        const nameOf = (node) => (node.getAttribute('aria-label') ?? node.textContent).trim();
        const seen = nodes.filter(
          (node) => node.checkVisibility() && !new RegExp(skipped, 'i').test(nameOf(node)),
        );
        const found = seen[Math.floor(share * seen.length)];
        if (found === undefined) return null;
        const name = nameOf(found).slice(0, 40);
        found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }));
        return name === '' ? found.tagName : name;
      },
      [chance(), skips],
    );

  return {
    async sidebar() {
      const entry = entryFrom(entries, chance);
      try {
        await openBranches(page, entry);
        await itemOf(page, entry.id).locator('a, button').first().click();
      } catch (error) {
        throw new Error(`${entry.id} is not in the sidebar: ${error.message.split('\n')[0]}`);
      }
      await page.waitForURL((url) => url.searchParams.get('path') === `/${entry.type}/${entry.id}`);
      return entry.id;
    },
    async search() {
      const asked = words[Math.floor(chance() * words.length)];
      const field = page.locator('#storybook-explorer-searchfield');
      const results = page.locator('.search-result-item');
      await field.click();
      await field.fill(asked);
      await results.first().waitFor({ timeout: 5000 });
      const shown = Math.min(await results.count(), 5);
      await results.nth(Math.floor(chance() * shown)).click({ timeout: 5000 });
      await page.locator('[data-item-id][data-selected=true]').first().waitFor();
      return asked;
    },
    async toolbar() {
      const choice = choices[Math.floor(chance() * choices.length)];
      const button = page.locator(`[role=toolbar] button[aria-label^="${choice}"]`).first();
      if ((await button.count()) === 0 || (await button.isDisabled())) return null;
      await button.click();
      const options = page.getByRole('option');
      await options.first().waitFor();
      const option = options.nth(Math.floor(chance() * (await options.count())));
      const name = await option.textContent();
      await option.click();
      await page.keyboard.press('Escape');
      return `${choice}: ${name}`;
    },
    async link() {
      if (!pathNow().startsWith('/docs/')) return null;
      const before = pathNow();
      const name = await pressOne(stories.locator('#storybook-docs a[href*="path=/"]'));
      if (name !== null) await leadsTo(before);
      return name;
    },
    chart: () => pressOne(page.locator('state-chart .stage [data-transition]')),
    fold: () => pressOne(page.locator('state-chart .stage [data-fold]')),
    tool: () => pressOne(page.locator('state-chart [data-do]:not([data-do=whole])')),
    card: () => pressOne(page.locator('.sc-panel .card :is(a, button)')),
    panel: () => pressOne(page.locator('#storybook-panel-root [role=tab]')),
    // What is printed takes the whole window, and a new tab is another one.
    story: () =>
      pressOne(stories.locator('#storybook-root :is(a, button, summary, [role=tab])'), '^$|imprimer|facture'),
    drawn: () => pressOne(stories.locator('#storybook-docs state-chart :is([data-transition], [data-do])')),
  };
}

/** How often a hand goes where, of a hundred times. */
const habits = {
  sidebar: 22,
  search: 8,
  toolbar: 14,
  link: 8,
  chart: 9,
  fold: 4,
  tool: 7,
  card: 8,
  panel: 5,
  story: 11,
  drawn: 4,
};

function habitOf(share) {
  let left = share * Object.values(habits).reduce((sum, each) => sum + each, 0);
  return Object.keys(habits).find((name) => {
    left -= habits[name];
    return left < 0;
  });
}

/** What is wrong with the workshop as it stands, whatever was pressed; nothing where all is well. */
async function faultOf(page, origin, patience) {
  const { origin: there, pathname, searchParams } = new URL(page.url());
  if (there !== origin || pathname !== '/' || !searchParams.has('path'))
    return `the workshop was left for ${page.url()}`;
  const broken = page.getByText('This addon has errors');
  if (await broken.isVisible()) return 'a panel is broken';
  const frame = page.frame({ url: /\/iframe\.html/ });
  if (frame === null || !(await page.locator('#storybook-preview-iframe').isVisible()))
    return `the page of the stories was left for ${page.frames()[1]?.url()}`;
  try {
    await frame.waitForFunction(() => document.body.classList.contains('sb-show-main'), null, {
      timeout: patience,
    });
  } catch {
    const classes = await frame.evaluate(() => document.body.className).catch(() => 'nothing');
    return `the page of the stories shows ${classes}`;
  }
  const isWaiting = page.locator('state-chart .stage > .wait');
  if ((await isWaiting.count()) > 0 && (await isWaiting.isVisible())) {
    const isThere = await isWaiting.waitFor({ state: 'detached', timeout: patience }).catch(() => false);
    if (isThere === false) return 'a chart is prepared for ever';
  }
  return null;
}

/**
 * A designer's clicking, quicker than by hand: from a seed, one thing after another that can be pressed in the sidebar, the
 * search, the toolbar, the pages of text, the panels, the charts and the stories themselves. After each the workshop is whole:
 * nothing was left, no panel is broken, the story stands, the console is silent. Gives what is wrong, with what led to it, and
 * how often each was pressed.
 */
export async function clickAbout({ browser, entries, origin, patience, clicks, seed }) {
  const errors = [];
  // A journey that is left, or looked at otherwise, in the middle says so in its own panel; the story tests play them whole.
  // A build shortens the names of errors; what was waited for is told with the page. Where a journey does not end at once Storybook
  // loads its window again, and what that was loading is broken off; one that does not come back is seen below.
  const isLeft =
    /^(?:TestingLibraryElementError|AssertionError|\w+: expect\(|Error loading story index:)|^Ignored nodes:|^TypeError: Failed to fetch\n.*getStoryIndexFromServer/m;
  const hear = (error) => isLeft.test(error) || errors.push(error);
  const page = await openPage(browser, { patience, hear });
  const chance = seeded(seed);
  const faults = [];
  const done = {};
  const way = [];
  const begin = async () => {
    await page.goto(`${origin}/?path=/docs/bienvenue--aperçu`);
    await page.locator('[data-item-id]').first().waitFor();
  };
  await begin();
  const hands = handsOf(page, { entries, chance });
  while (way.length < clicks && faults.length < 6) {
    const habit = habitOf(chance());
    errors.length = 0;
    let pressed = null;
    let fault = null;
    try {
      pressed = await hands[habit]();
      if (pressed === null) continue;
      fault = await faultOf(page, origin, patience);
    } catch (error) {
      fault = error.message.split('\n')[0];
    }
    way.push(`${habit} ${pressed ?? ''}`);
    done[habit] = (done[habit] ?? 0) + 1;
    const said = fault ?? errors[0];
    if (said === undefined) continue;
    faults.push(
      `click ${way.length} (seed ${seed}), after ${way.slice(-4).join(' → ')}: ${said.slice(0, 300)}`,
    );
    await begin();
  }
  await page.close();
  return { faults, done, clicks: way.length };
}
