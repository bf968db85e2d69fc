import { setTimeout } from 'node:timers/promises';

/** Asks in the page until an expression is true; rejects after 12 s. */
export async function until(page, expression, ms = 12_000) {
  for (const end = Date.now() + ms; Date.now() < end; await setTimeout(100))
    if (await page.read(expression).catch(() => false)) return;
  throw new Error(`within ${ms / 1000} s not: ${expression}`);
}

/** Makes a visitor the sample customer: has been in the shop, logged in, and has read her cart, with one animal or empty. */
export async function logIn(newPage, address, animal) {
  const call = async (method, path, token, body) => {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const signal = AbortSignal.timeout(10_000);
    const request = { method, headers, signal, body: body && JSON.stringify(body) };
    const response = await fetch(new URL(`/api/v1/${path}`, address), request);
    return response.status === 204 ? undefined : response.json();
  };
  const account = { email: 'client@exemple.ci', password: 'Tabaski-2026' };
  const { access } = (await call('POST', 'auth/login/', undefined, account)).token;
  for (const { id } of await call('GET', 'ecommerce/panier/', access))
    await call('DELETE', `ecommerce/panier/${id}/`, access);
  if (animal) await call('POST', 'ecommerce/panier/', access, { product_id: animal, quantity: 1 });
  const page = await newPage();
  await page.open(`${address}/favicon.svg`);
  await page.read(`localStorage.setItem('access_token', '${access}');
    document.cookie = 'access_token=${access}; Max-Age=86400; Path=/; Secure; SameSite=Lax';`);
  await page.open(`${address}/cart/`);
  await until(
    page,
    `performance.getEntriesByType('resource').some((one) => one.name.endsWith('/ecommerce/panier/') && one.responseEnd > 0)`,
  );
  await page.send('Network.clearBrowserCache');
  await page.close();
}
