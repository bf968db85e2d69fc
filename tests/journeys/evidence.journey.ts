import { expect, type Locator, type Page } from '@playwright/test';
import { hydrated } from './hydrated.ts';
import { findAnimal, test } from './provider.ts';
import { openAnimal } from './steps.ts';
import { shifts, watchShifts } from './watched.ts';

const gallery = (page: Page) => page.getByRole('main').getByRole('region', { name: /^Images/ });
/** What the picture that is shown says of itself. */
const said = (page: Page) => gallery(page).locator('div[aria-hidden=false] p');
const help = (page: Page) => page.getByRole('region', { name: 'Une question sur cet animal' });
const codeOf = async (page: Page) => {
  const code = help(page).getByText(/^\d{4}$/);
  await expect(code).toBeVisible();
  return (await code.textContent()) ?? '';
};

test('a drawn animal says so on every picture, and is asked for with the code of the day, which stays', async ({
  page,
  root,
}) => {
  await openAnimal(page, root, 'Bélier Bali-Bali');
  await expect(said(page)).toHaveText('Dessin 1 sur 4 · de la race');
  await page.getByRole('button', { name: 'Voir le dessin 2' }).click();
  await expect(said(page)).toHaveText('Dessin 2 sur 4 · proportionné au poids');
  await expect(page.getByRole('img', { name: 'Bélier Bali-Bali, dessin 2' })).toBeVisible();

  const code = await codeOf(page);
  const ask = help(page).getByRole('link', { name: /^Demander sur WhatsApp/ });
  const message = new URL((await ask.getAttribute('href')) ?? '').searchParams.get('text') ?? '';
  expect(message).toContain('Bélier Bali-Bali (quantité');
  expect(message).toMatch(/Le lot compte \d+ animaux/);
  expect(message).toContain(`Merci de filmer les animaux avec le code ${code} écrit sur un papier.`);
  expect(message).toContain(new URL(page.url()).pathname);
  await expect(help(page).getByRole('link', { name: /^Appeler le/ })).toHaveAttribute('href', /^tel:\+/);
  await expect(help(page).getByRole('link', { name: 'Écrire un e-mail' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:.*${code}`),
  );

  await page.reload();
  expect(await codeOf(page)).toBe(code);
  await openAnimal(page, root, 'Bélier Ladoum');
  expect(await codeOf(page)).toBe(code);
});

test('after the last picture the request for a video is reached by key, swipe and thumbnail, and covers no price', async ({
  page,
  root,
}) => {
  await openAnimal(page, root, 'Bélier Bali-Bali');
  const ask = gallery(page).getByRole('link', { name: /^Demander sur WhatsApp/ });
  await expect(ask).toHaveCount(0);
  const stage = await gallery(page).getByRole('img').first().boundingBox();
  await page.getByRole('button', { name: 'Voir le dessin 4' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(ask).toBeVisible();
  const panel = await ask.boundingBox();
  if (stage === null || panel === null) throw new Error('Nothing is shown.');
  expect(panel.y + panel.height).toBeLessThanOrEqual(stage.y + stage.height);
  await page.keyboard.press('ArrowRight');
  await expect(said(page)).toHaveText('Dessin 1 sur 4 · de la race');
  await page.getByRole('button', { name: 'Demander une photo ou une vidéo' }).click();
  await expect(ask).toBeVisible();
});

test('at midnight in Abidjan the page that stays open shows the code of the new day, and asks with it', async ({
  page,
  root,
}) => {
  await page.clock.install({ time: new Date('2026-11-26T23:30:00Z') });
  await openAnimal(page, root, 'Bélier Bali-Bali');
  const code = await codeOf(page);
  await page.clock.pauseAt(new Date('2026-11-26T23:59:00Z'));
  await page.clock.runFor(30_000);
  expect(await codeOf(page)).toBe(code);
  await page.clock.runFor(31_000);
  await expect(help(page).getByText(code)).toHaveCount(0);
  const next = await codeOf(page);
  await expect(help(page).getByRole('link', { name: /^Demander sur WhatsApp/ })).toHaveAttribute(
    'href',
    new RegExp(`code%20${next}%20`),
  );
});

/** How wide a picture is painted in its frame, which shows all of it, in px. */
const paintedWidth = (picture: Locator) =>
  picture.evaluate((image) => {
    const { clientWidth, clientHeight, naturalWidth, naturalHeight } = image as HTMLImageElement;
    return Math.round(Math.min(clientWidth, (clientHeight * naturalWidth) / naturalHeight));
  });

test('photos stand beside drawings, each by its name and whole, in a size for the window', async ({
  page,
  root,
}) => {
  await openAnimal(page, root, 'Bélier Toronké de Kayes');
  await expect(said(page)).toHaveText(
    /^Photo 1 sur 2 · de ce lot · photo du (?:1er|\d\d?) \p{L}+(?: \d{4})?$/u,
  );
  const first = page.getByRole('img', { name: /, photo 1$/ });
  await expect
    .poll(() => first.evaluate((image) => (image as HTMLImageElement).currentSrc))
    .toMatch(/\.(480|960)\.webp$/);
  // Nothing larger than the window needs is fetched beside it.
  const fetched = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(fetched.filter((name) => name.includes('.1600.'))).toEqual([]);
  await page.getByRole('button', { name: 'Voir la photo 2' }).click();
  // It was taken more than a year ago.
  await expect(said(page)).toHaveText(/^Photo 2 sur 2 · de ce lot · photo du (?:1er|\d\d?) \p{L}+ \d{4}$/u);
  const portrait = page.getByRole('img', { name: /, photo 2$/ });
  const fit = await portrait.evaluate((image) => getComputedStyle(image).objectFit);
  expect(fit).toBe('contain');
  await page.getByRole('button', { name: 'Voir le dessin 1' }).click();
  await expect(said(page)).toHaveText('Dessin 1 sur 3 · de la race');
  // Where there are photos, no code is asked for.
  await expect(help(page).getByText('Code du jour')).toHaveCount(0);
  await expect(help(page).getByRole('link', { name: /^Demander une vidéo sur WhatsApp/ })).toBeVisible();
  // Over the whole window it is no smaller than on the page, and nothing stands beside it.
  await page.getByRole('button', { name: 'Voir la photo 1' }).click();
  await expect.poll(() => paintedWidth(first)).toBeGreaterThan(0);
  const onPage = await paintedWidth(first);
  await page.getByRole('link', { name: 'Voir la photo 1 en grand' }).click();
  const whole = page.getByRole('dialog').getByRole('img');
  await expect.poll(() => paintedWidth(whole)).toBeGreaterThanOrEqual(onPage);
  await expect(whole).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('a film stands after the last picture, and nothing of it is loaded before it is played', async ({
  page,
  root,
}) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) films.push(request.url());
  });
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  await openAnimal(page, root, 'Bélier Toronké de Kayes');
  await page.getByRole('button', { name: 'Voir la vidéo', exact: true }).click();
  const film = gallery(page).getByLabel(/^Vidéo/);
  await expect(film).toHaveAttribute('poster', /toronke-1\..*\.webp$/);
  await film.focus();
  const isPlayed = await film.evaluate(
    (video: HTMLVideoElement) => video.canPlayType('video/mp4; codecs="avc1.42001f"') !== '',
  );
  expect(films).toEqual([]);
  await page.keyboard.press('Space');
  if (isPlayed) {
    await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    // The arrow keys are the player's: they turn no picture.
    await page.keyboard.press('ArrowRight');
    await expect(film).toBeVisible();
    expect(films.length).toBeGreaterThan(0);
  } else await expect(gallery(page).getByText('Cette vidéo ne s’affiche pas.')).toBeVisible();
  expect(faults).toEqual([]);
  await page.getByRole('button', { name: 'Voir la photo 1' }).click();
  await expect(film).toHaveCount(0);
});

test('a photo of 4000 px keeps to its place, and one that cannot be read is not called a photo', async ({
  page,
  root,
}) => {
  await openAnimal(page, root, 'Vache laitière Azawak');
  await expect(said(page)).toHaveText('Photo 1 sur 2 · de ce lot');
  const wide = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  expect(wide[0]).toBeLessThanOrEqual(wide[1] ?? 0);
  await page.getByRole('button', { name: 'Voir la photo 2' }).click();
  await expect(said(page)).toHaveText('Cette image ne s’affiche pas');
});

test('a photo that is late keeps nobody from the animal, and nothing moves when it comes', async ({
  page,
  root,
}) => {
  await watchShifts(page, { afterInput: true });
  await openAnimal(page, root, 'Bouc bariolé du Sahel');
  await shifts(page);
  await page.getByRole('button', { name: 'Voir la photo 2' }).click();
  const late = page.getByRole('img', { name: /, photo 2$/ });
  await expect(said(page)).toHaveText('Photo 2 sur 2 · de ce lot');
  await expect(page.getByRole('button', { name: 'Ajouter au panier', exact: true }).first()).toBeEnabled();
  await expect.poll(() => late.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(1200);
  const { total, parts } = await shifts(page);
  expect(total, parts).toBeLessThan(0.02);
});

test('on a list a photo is marked, and a drawing is named as one', async ({ page }) => {
  const card = (name: string) => page.getByRole('main').getByRole('article').filter({ hasText: name });
  await page.goto('/search?q=Toronk%C3%A9');
  await hydrated(page);
  const photographed = card('Bélier Toronké de Kayes');
  await expect(photographed.getByText('Photo', { exact: true })).toBeVisible();
  await expect(photographed.getByRole('img', { name: 'Dessin de la race' })).toHaveCount(0);
  await page.goto('/search?q=Ladoum');
  await hydrated(page);
  const drawn = card('Bélier Ladoum').first();
  await expect(drawn.getByRole('img', { name: 'Dessin de la race' })).toBeVisible();
  await expect(drawn.getByText('Photo', { exact: true })).toHaveCount(0);
});

test('nothing of an animal is wider than a window of 320 px with text of 200 %', async ({ page, root }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const name of ['Bélier Ladoum', 'Bélier Toronké de Kayes']) {
    await openAnimal(page, root, name);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    const wider = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(wider, name).toBeLessThanOrEqual(0);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('an animal is asked for on WhatsApp, without a code that cannot be made', async ({ page, root }) => {
    await page.goto(`/product/${(await findAnimal(root, 'Bélier Ladoum')).id}`);
    await expect(help(page).getByRole('link', { name: /^Demander sur WhatsApp/ })).toBeVisible();
    await expect(help(page).getByText('Les images de cette page sont des dessins')).toBeVisible();
    await expect(help(page).getByText('Code du jour')).toBeHidden();
    await expect(help(page).getByText('avec ce code')).toBeHidden();
  });
});
