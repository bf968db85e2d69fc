import { lookingFor, openPage } from './workshop-pages.mjs';

/** The panel on a small laptop, at the bottom and at the right, by the keyboard and in forced colours; gives what is wrong. */
export async function lookAtPanel({ browser, origin, patience }) {
  const faults = [];
  const hear = (error) => faults.push(error);
  const page = await openPage(browser, { width: 1280, height: 720, patience, hear });
  const see = lookingFor(faults);
  const drawing = page.locator('state-chart .stage > svg');
  const sizeOf = async (locator) => (await locator.boundingBox()) ?? { width: 0, height: 0 };
  const frame = page.locator('#storybook-preview-iframe');
  const choose = (id) => page.locator(`[data-item-id="${id}"]`).locator('a, button').first().click();

  await page.goto(`${origin}/?path=/story/acheter-caisse--verifying`);
  await see('at the bottom the panel leaves the story too little', async () => {
    await drawing.waitFor();
    return (await sizeOf(frame)).height >= 380;
  });
  await see('a story without a machine keeps the room of a drawing', async () => {
    await page.goto(`${origin}/?path=/story/interface-fondations--spaces`);
    await page.locator('.sc-panel .alone').waitFor();
    await page.waitForFunction(
      () => document.querySelector('#storybook-preview-iframe').getBoundingClientRect().height > 480,
    );
    await choose('interface-fondations--aperçu');
  });

  await page.goto(`${origin}/?path=/story/acheter-panier--ready&panel=right`);
  await see('at the right the panel has no room for its drawing', async () => {
    await drawing.waitFor();
    const { width, height } = await sizeOf(page.locator('state-chart .stage'));
    return width >= 240 && height >= 180;
  });
  const focusedPart = () =>
    page.evaluate(() => {
      const focused = document.querySelector('state-chart')?.shadowRoot?.activeElement;
      return { name: focused?.getAttribute('aria-label') ?? '', role: focused?.getAttribute('role') };
    });
  await see('the states and events of a drawing cannot be reached by keyboard', async () => {
    await page.locator('state-chart .stage').focus();
    await page.keyboard.press('Tab');
    if ((await focusedPart()).role !== 'group') return false;
    for (let steps = 0; steps < 90 && !(await focusedPart()).name.endsWith('cart.changed'); steps += 1)
      await page.keyboard.press('ArrowDown');
    if ((await focusedPart()).role !== 'button') return false;
    await page.keyboard.press('Enter');
    await page.waitForURL(/panier--rereading/);
  });
  await see('in forced colours what is lit looks like the rest', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await drawing.waitFor();
    const strokeOf = (state) =>
      page
        .locator(`state-chart .stage ${state} > rect`)
        .first()
        .evaluate((rect) => getComputedStyle(rect).stroke);
    return (await strokeOf('.lit.leaf')) !== (await strokeOf('.leaf:not(.lit)'));
  });
  await page.close();
  return faults;
}
