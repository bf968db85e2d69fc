// §1: Customers check out
// §2 Dashboard: Row menu with
// §2 Dashboard: « Telecharger la
// §2 Invoice layout: Brand header, title,
// §7 Answers: Orders list feeds

import { expect, type Page } from '@playwright/test';
import type { Order } from '#openapi/schemas.ts';
import { frenchDate } from '#rules/dates.ts';
import { amountOf, formatXof } from '#rules/money.ts';
import { overhangOf, type PdfPage, readPdf } from './pdf.ts';
import { faultsOf, providerFor, test } from './provider.ts';
import { comeBack, customer } from './steps.ts';

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();
const xof = (amount: number): string => plain(formatXof(amount));

/** Opens the invoice of an order. */
async function openInvoice(page: Page, orderNumber: string): Promise<void> {
  await page.getByPlaceholder('Rechercher une commande...').fill(orderNumber);
  await page.getByRole('button', { name: `Actions pour la commande ${orderNumber}` }).click();
  await page.getByRole('menuitem', { name: 'Telecharger la facture' }).click();
  await expect(page).toHaveTitle(`Facture_Tabaski_${orderNumber}`);
}

const closeInvoice = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Fermer', exact: true }).click();
  await expect(page).toHaveTitle('Mon compte | Bélier');
};

/** Replaces `print`, whose dialog would wait for a person. */
async function printInvoice(page: Page, orderNumber: string): Promise<PdfPage[]> {
  await openInvoice(page, orderNumber);
  const pages = await readPdf(await page.pdf({ format: 'A4' }));
  await closeInvoice(page);
  return pages;
}

/** The table rows of an animal that are complete on one page: a long name wraps below its first line. */
const rowsOf = (lines: PdfPage, name: string, rest: string): PdfPage =>
  lines.filter((line, at) => {
    if (!line.endsWith(` ${rest}`)) return false;
    const begun = line.slice(0, -rest.length).trim();
    const below = lines.slice(at + 1);
    return [begun, ...below].some((_, more) => [begun, ...below.slice(0, more)].join(' ') === name);
  });

/** Checks the first page and each line against specification §2 "Invoice layout". */
function expectInvoice(pages: readonly PdfPage[], order: Order): void {
  const [first = []] = pages;
  const { client } = order;
  expect(first.some((line) => line.startsWith('Bélier') && line.endsWith('Facture'))).toBe(true);
  const text = pages.map((lines) => lines.join('\n')).join('\n');
  for (const part of [
    `N° de commande ${order.order_number}`,
    `Date ${frenchDate(order.created_at)}`,
    `${client.first_name} ${client.last_name}`,
    client.email,
    '07 01 02 03 04',
    client.adresse1 ?? '',
    `Total ${xof(amountOf(order.total_amount))}`,
    order.status === 'PAID' ? 'Commande payée' : 'Paiement à la livraison',
    'Merci pour votre confiance. À bientôt chez Bélier !',
  ]) {
    expect(text).toContain(part);
  }
  for (const { product, quantity, unit_price } of order.items) {
    const price = amountOf(unit_price);
    const rest = `${product.category.nom_categorie} ${quantity} ${xof(price)} ${xof(quantity * price)}`;
    const rows = pages.flatMap((lines) => rowsOf(lines, plain(product.name), rest));
    expect(rows, product.name).toHaveLength(1);
  }
}

test.beforeEach(async ({ page, root }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await comeBack(page, root);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Commandes', exact: true }).click();
  await expect(page).toHaveURL('/dashboard?onglet=commandes');
});

test('the printed page contains the invoice alone', async ({ page }) => {
  await openInvoice(page, 'BEL-1001');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Facture' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('main')).toBeHidden();
  // With printed backgrounds the paper around it stays white too.
  const ground = (element: Element) => getComputedStyle(element).backgroundColor;
  expect(await page.locator('html').evaluate(ground)).toBe('rgb(255, 255, 255)');
  expect(await page.locator('body').evaluate(ground)).toBe('rgba(0, 0, 0, 0)');
  await page.emulateMedia({ media: null });
  await expect(page.getByRole('heading', { name: 'Facture', exact: true })).toBeHidden();
});

test('paper is light where the screen is dark, on every page', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const sand = 'rgb(255, 251, 244)';
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['/dashboard?onglet=commandes', '/shop']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await ground(), path).not.toBe(sand);
    await page.emulateMedia({ media: 'print' });
    expect(await ground(), path).toBe(sand);
    await page.emulateMedia({ media: null });
  }
});

test('the PDF of a paid and of an unpaid order says all that the specification lists', async ({
  page,
  root,
}) => {
  const orders = await (await providerFor(root, customer)).orders();
  for (const status of ['PAID', 'PENDING'] as const) {
    const order = orders.find((one) => one.status === status);
    if (order === undefined) throw new Error(`The demo customer has no order that is ${status}.`);
    const pages = await printInvoice(page, order.order_number);
    expect(pages).toHaveLength(1);
    expectInvoice(pages, order);
  }
});

test('ten lines fit on one page; beyond it pages break between lines, each under the table’s head', async ({
  page,
  root,
}) => {
  const provider = await providerFor(root, customer);
  for (const [lines, count] of [
    [10, 1],
    [40, 2],
  ] as const) {
    const order = await provider.orderLines(lines);
    await page.getByRole('link', { name: 'Profil', exact: true }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByLabel('Prénom')).toBeVisible();
    await page.getByRole('link', { name: 'Commandes', exact: true }).click();
    const pages = await printInvoice(page, order.order_number);
    expect(pages).toHaveLength(count);
    expectInvoice(pages, order);
    for (const printed of pages) {
      expect(printed).toContain('Produit Catégorie Quantité Prix unitaire Total');
    }
  }
});

test('ten lines fit on one page with names of a hundred letters, too', async ({ page, root }) => {
  const [order] = await (await providerFor(root, customer)).orders();
  const item = order?.items[0];
  if (order === undefined || item === undefined) throw new Error('The demo customer has no order.');
  const long =
    'Bélier Bali-Bali de Ferkessédougou, trois ans, élevé en plein air, cornes longues, vacciné deux fois, n° ';
  const items = Array.from({ length: 10 }, (_, index) => ({
    ...item,
    product: { ...item.product, id: `animal-${index}`, name: `${long}${index}` },
  }));
  await faultsOf(root).add({
    operationId: 'getOrder',
    kind: 'broken-body',
    body: JSON.stringify({ ...order, items }),
  });
  const pages = await printInvoice(page, order.order_number);
  expect(pages).toHaveLength(1);
  expectInvoice(pages, { ...order, items });
});

test('whatever print events the browser dispatches, the invoice is printed until it is closed', async ({
  page,
}) => {
  await openInvoice(page, 'BEL-1001');
  await page.evaluate(() => {
    for (const news of ['afterprint', 'beforeprint', 'afterprint', 'focus']) dispatchEvent(new Event(news));
  });
  const printed = async (format: 'A4' | 'A5') =>
    (await readPdf(await page.pdf({ format }))).flat().join('\n');
  // The page is rendered once for each paper size.
  for (const format of ['A4', 'A5', 'A4'] as const) {
    const text = await printed(format);
    expect(text).toContain('N° de commande BEL-1001');
    expect(text).not.toContain('Gestion des commandes');
  }
  await expect(page).toHaveTitle('Facture_Tabaski_BEL-1001');
  await closeInvoice(page);
  expect(await printed('A4')).toContain('Gestion des commandes');
});

test('an open invoice closes with the page and with the session', async ({ page }) => {
  const isOpen = () => page.evaluate(() => document.documentElement.dataset.printing === 'sheet');
  await openInvoice(page, 'BEL-1001');
  expect(await isOpen()).toBe(true);
  await page.getByRole('link', { name: 'Profil', exact: true }).click();
  await expect.poll(isOpen).toBe(false);
  await expect(page).toHaveTitle('Mon compte | Bélier');
  await page.getByRole('link', { name: 'Commandes', exact: true }).click();
  await openInvoice(page, 'BEL-1001');
  await page.getByRole('button', { name: 'Déconnexion' }).click();
  await expect.poll(isOpen).toBe(false);
  await expect(page).not.toHaveTitle(/Facture/);
});

test('on paper of 58 and of 80 mm each amount is complete, and nothing is cut', async ({ page, root }) => {
  const provider = await providerFor(root, customer);
  const order = (await provider.orders()).find(({ status }) => status === 'PAID');
  if (order === undefined) throw new Error('The demo customer has no order that is paid.');
  await openInvoice(page, order.order_number);
  for (const width of ['58mm', '80mm']) {
    const pdf = await page.pdf({ width, height: '400mm' });
    expect(await overhangOf(pdf), width).toBeLessThanOrEqual(0);
    const text = (await readPdf(pdf)).flat().join('\n');
    for (const { product, quantity, unit_price } of order.items) {
      expect(plain(text)).toContain(plain(product.name));
      expect(text).toContain(xof(quantity * amountOf(unit_price)));
    }
    expect(text).toContain(xof(amountOf(order.total_amount)));
    expect(text).toContain('Commande payée');
  }
});
