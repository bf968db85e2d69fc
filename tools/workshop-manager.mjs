import { lookingFor, openPage } from './workshop-pages.mjs';

/**
 * The workshop as a designer has it, with the sidebar and the panels around the stories: what they say of a still story, of a
 * played one, and in the dark. Gives what is wrong. `few` takes so many of its ten walks, in the order of the lot `byLot`.
 */
export async function lookAround({ browser, origin, patience, few, byLot }) {
  const faults = [];
  const page = await openPage(browser, { patience, hear: (error) => faults.push(error) });
  const see = lookingFor(faults);
  const open = (path) => page.goto(`${origin}/?path=/${path}`);
  const stories = page.frameLocator('#storybook-preview-iframe');
  const panels = page.getByRole('tab');
  const panel = (name) => panels.filter({ hasText: new RegExp(`^${name}`) });
  const has = (text) => page.getByText(text, { exact: true }).first().waitFor();

  const walks = {
    still: async () => {
      await open('story/acheter-panier--ready');
      await see('a still story has no chart in its panel', () =>
        page.locator('state-chart .stage svg .lit').first().waitFor(),
      );
      await see('a still story has an Interactions panel that says nothing', async () => {
        await panel('Machine').waitFor();
        return (await panel('Interactions').count()) === 0;
      });
      await see('what can happen does not lead to its story', async () => {
        await page.getByRole('link', { name: 'Relecture du panier' }).first().click();
        await page.waitForURL(/panier--rereading/);
      });
      await see('what is pressed in a still story is not written down', async () => {
        await panel('Actions').click();
        await stories.getByRole('link', { name: 'Passer à la caisse' }).first().click();
        await has('lien suivi');
        await stories
          .getByRole('button', { name: /^Augmenter/ })
          .first()
          .click();
        await has('événement quantity.requested');
      });
    },
    live: async () => {
      await open('story/acheter-panier-en-direct--slow');
      await see('what a live story asks, and what is answered, is not written down', async () => {
        await panel('Actions').click();
        await has('réponse readCart');
        await has('événement de cart quantity.requested');
      });
      await see('the steps of a journey have no names', async () => {
        await panel('Interactions').click();
        await has('Le serveur refuse');
      });
    },
    'by hand': async () => {
      await open('story/acheter-caisse-en-direct--live');
      const isLit = (state) => page.locator(`state-chart [data-state="checkout.${state}"].lit`).waitFor();
      const answer = (name) =>
        page.getByRole('group', { name: 'load' }).getByRole('button', { name }).click();
      await see('a call cannot be answered by hand, or the lit state stays', async () => {
        await panel('Machine').click();
        await answer('refused');
        await isLit('failed');
      });
      await see('what stands in a closed state is not found', async () => {
        const search = page.locator('state-chart input');
        await search.fill('settled');
        await page.locator('state-chart [data-state="checkout.ordered.settled"].found').waitFor();
        await search.fill('');
      });
      await see('an event pressed in the chart is not sent', async () => {
        await page.locator('state-chart .stage [data-transition]', { hasText: 'checkout.retried' }).click();
        await isLit('loading');
        await answer('loaded');
        await isLit('filling.verifying');
      });
    },
    'in the dark': async () => {
      await open('docs/partout-session--aperçu&globals=theme:dark');
      await see('a page of text is light in the dark', async () => {
        await stories.locator('state-chart .stage svg').waitFor();
        const colour = await stories
          .locator('.sbdocs-wrapper')
          .evaluate((element) => getComputedStyle(element).backgroundColor);
        return colour === 'rgb(26, 15, 9)';
      });
      await see('a heading of a page of text looks like its text', () =>
        stories
          .getByRole('heading', { level: 1 })
          .evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize) > 20),
      );
    },
    links: async () => {
      await open('docs/acheter-caisse--aperçu');
      await see('a link or an event of a page of text leaves the workshop', async () => {
        const sidebar = page.locator('[data-item-id="acheter-caisse--aperçu"]');
        await sidebar.waitFor();
        await stories.locator('.sc-docs a', { hasText: '2 · Paiement' }).first().click();
        await page.waitForURL(/story\/acheter-caisse--paying/);
        await sidebar.locator('a, button').first().click();
        await stories
          .locator('state-chart .stage [data-transition]', { hasText: 'checkout.retried' })
          .click();
        await page.waitForURL(/story\/acheter-caisse--loading/);
      });
    },
    outward: async () => {
      await open('story/acheter-panier--ready');
      await see('a link to another site leaves the story', async () => {
        await panel('Actions').click();
        const outward = stories.locator('footer a[href^="https:"]').first();
        await outward.click();
        await has('lien suivi');
        await panel('Machine').click();
        return (await stories.locator('footer').count()) === 1;
      });
      await see('the interface is not in the shop’s letters', () =>
        page.evaluate(async () => {
          await document.fonts.ready;
          const { fontFamily } = getComputedStyle(document.querySelector('#storybook-explorer-searchfield'));
          const isThere = [...document.fonts].some(
            ({ family, status }) => family.includes('Figtree') && status === 'loaded',
          );
          return isThere && fontFamily.includes('Figtree');
        }),
      );
      for (const [asked, first] of [
        ['423', /Compte non activé \(423\)/],
        ['mot de passe incorrect', /Mot de passe incorrect/],
        ['idempotence', /Sans réponse · reprendre ou abandonner/],
      ]) {
        await see(`the search of the sidebar does not give « ${asked} » its story first`, async () => {
          await page.locator('#storybook-explorer-searchfield').fill(asked);
          await page.locator('.search-result-item').first().filter({ hasText: first }).click();
          await stories.locator('#storybook-root > *').first().waitFor();
        });
      }
    },
    sentences: async () => {
      await open('docs/chercher-une-phrase--aperçu');
      await see('a sentence of the shop does not lead to the story that says it', async () => {
        await stories.locator('.sentence-search input').fill('mot de passe incorrect');
        const first = stories.locator('.sentence-hits li').first();
        await first.getByRole('link', { name: /Compte \/ Connexion \/ Mot de passe incorrect/ }).click();
        await page.waitForURL(/story\/compte-connexion--refused/);
      });
    },
    looks: async () => {
      const look = 'page:customer;text:double;motion:reduced;theme:dark';
      await open(`story/choisir-boutique--shop&globals=${look}`);
      await see('a look is not kept in the address, or a screen is not in its whole page', async () => {
        await stories.getByRole('link', { name: 'Panier, 3 animaux' }).waitFor();
        const found = await stories.locator('html').evaluate((html) => ({
          theme: html.dataset.theme,
          motion: html.dataset.motion,
          size: getComputedStyle(html).fontSize,
        }));
        await page
          .locator('[data-item-id="choisir-boutique--shop-on-phone"]')
          .locator('a, button')
          .first()
          .click();
        await page.waitForURL(/boutique--shop-on-phone.*globals=.*text:double/);
        return found.theme === 'dark' && found.motion === 'reduced' && found.size === '32px';
      });
    },
    wording: async () => {
      await open('story/acheter-panier--ready&globals=wording:corrected');
      await see('the corrected wording is not shown', () =>
        stories.getByRole('heading', { name: 'Détails du panier' }).waitFor(),
      );
    },
    themes: async () => {
      await open('story/acheter-panier--ready&globals=theme:both');
      await see('both themes do not stand side by side', async () => {
        const themeOf = (title) =>
          stories.frameLocator(`iframe[title="${title}"]`).locator('html[data-theme]');
        await themeOf('Clair').waitFor();
        await stories.frameLocator('iframe[title="Sombre"]').locator('html[data-theme=dark]').waitFor();
      });
    },
  };
  const all = Object.entries(walks).map(([id, walk]) => ({ id, walk }));
  const drawn = byLot === undefined ? all : byLot(all).slice(0, few);
  // In their order: the first one sees the panel as it stands at the beginning.
  for (const one of all) if (drawn.includes(one)) await one.walk();

  await page.close();
  return faults;
}
