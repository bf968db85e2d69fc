import { expect, type Page } from '@playwright/test';
import { seededSample } from '../../tools/seeded-sample.ts';
import { openCheckout } from './checkout-steps.ts';
import { taken } from './hydrated.ts';
import { test } from './provider.ts';

/* Tests every field of every form. The fields are found on the page, so that a new one is tested too. */

const password = 'Kora9-balafon7';

/** Fields without a draft: passwords, codes and the ID number. */
const neverStored = /mot de passe|code reçu|CNI|chiffre/i;

type Field = { index: number; label: string; kind: 'select' | 'radio' | 'text' };

const controls = (page: Page) => page.getByRole('main').locator('input, textarea, select');

/** The fields of the page that a user can fill in, with their labels. */
async function fieldsOf(page: Page): Promise<Field[]> {
  const all = await controls(page).evaluateAll((elements) =>
    elements.map((element, index) => {
      if (
        !(
          element instanceof HTMLInputElement ||
          element instanceof HTMLTextAreaElement ||
          element instanceof HTMLSelectElement
        )
      ) {
        return null;
      }
      const isOpen = !element.disabled && !('readOnly' in element && element.readOnly);
      const isShown = element.checkVisibility() || element.type === 'radio';
      const label = element.labels?.[0]?.innerText ?? element.getAttribute('aria-label') ?? element.name;
      return isOpen && isShown ? { index, label: label.split('\n')[0] ?? '', type: element.type } : null;
    }),
  );
  return all.flatMap((field): Field[] => {
    if (field === null || field.type === 'password' || neverStored.test(field.label)) return [];
    const { index, label, type } = field;
    if (type === 'select-one') return [{ index, label, kind: 'select' }];
    if (type === 'radio') return [{ index, label, kind: 'radio' }];
    return ['text', 'email', 'tel', 'search', 'textarea'].includes(type)
      ? [{ index, label, kind: 'text' }]
      : [];
  });
}

const typedInto = ({ index, label }: Field): string => {
  if (/mail/i.test(label)) return `awa.${index}@exemple.ci`;
  if (/postal/i.test(label)) return '00225';
  return /téléphone/i.test(label) ? `07010203${String(index).padStart(2, '0')}` : `Saisie ${index}`;
};

/** Fills every field; of a radio group the last option remains chosen. */
async function fill(page: Page, fields: readonly Field[]): Promise<void> {
  for (const field of fields) {
    const control = controls(page).nth(field.index);
    if (field.kind === 'text') await control.fill(typedInto(field));
    else if (field.kind === 'radio') await control.check();
    else {
      const options = await control.locator('option').evaluateAll((all) => all.map((one) => one.textContent));
      await control.selectOption({ index: options.length - 1 });
    }
  }
}

const contentsOf = (page: Page, fields: readonly Field[]) =>
  controls(page).evaluateAll(
    (elements, wanted) =>
      wanted.map(({ index, label }) => {
        const element = elements[index];
        if (element instanceof HTMLInputElement && element.type === 'radio') {
          return `${label}: ${element.checked}`;
        }
        return `${label}: ${element !== undefined && 'value' in element ? element.value : 'gone'}`;
      }),
    fields,
  );

/** Checks that the text of a page survives a reload, Back, and Forward. */
async function expectNothingLost(page: Page, path: string, fields: number): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(path);
  await expect.poll(async () => (await fieldsOf(page)).length, path).toBeGreaterThanOrEqual(fields);
  const found = await fieldsOf(page);
  await fill(page, found);
  const typed = await contentsOf(page, found);
  const secrets = page.getByRole('main').locator('input[type=password]');
  for (const one of await secrets.all()) await one.fill(password);
  const still = (how: string) => expect.poll(() => contentsOf(page, found), `${path}, ${how}`).toEqual(typed);
  await page.reload();
  await still('after a reload');
  for (const one of await secrets.all()) await expect(one, path).toHaveValue('');
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored, path).not.toContain(password);
  await page.goto('/faq');
  await taken(page);
  await page.goBack();
  await still('after Back');
  await taken(page);
  await page.goBack();
  await page.goForward();
  // A page that replaces its entry while it starts passes for the one ahead.
  await page.waitForURL((url) => url.href.endsWith(path));
  await still('after Forward');
}

test('no field of a visitor’s form loses its text, by reload, Back or Forward; no password is kept', {
  tag: '@always',
}, async ({ page }) => {
  const forms = [
    ['/login', 1],
    ['/register', 5],
    ['/forgot-password', 1],
    ['/contact', 4],
  ] as const;
  for (const [path, fields] of seededSample('forms of a visitor', forms))
    await expectNothingLost(page, path, fields);
});

test('no field of a customer’s form loses its text, by reload, Back or Forward', { tag: '@always' }, async ({
  page,
  root,
}) => {
  await openCheckout(page, root, 'Brebis Mossi');
  const forms = [
    ['/checkout', 4],
    ['/checkout?etape=2', 4],
    ['/dashboard', 6],
  ] as const;
  for (const [path, fields] of seededSample('forms of a customer', forms))
    await expectNothingLost(page, path, fields);
});
