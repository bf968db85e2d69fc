import type { BrowserContext } from '@playwright/test';

const pressed = 'walk pressed ';
const sent = 'walk sent ';

/**
 * Has every page of a browser write down, before it can have any effect, what the recap says whenever a hand presses
 * Commander and the button takes it, and each order request. It is written to the device, where it outlives its page.
 */
export async function takeNotes(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    ({ pressed, sent }) => {
      const note = (kind: string, text: string): void =>
        localStorage.setItem(`${kind}${Date.now()} ${Math.random()}`, text);
      window.addEventListener(
        'pointerdown',
        ({ target }) => {
          const button = target instanceof Element ? target.closest('button') : null;
          if (button?.textContent?.trim() !== 'Commander' || button.dataset.ready !== 'true') return;
          const shown = document.querySelector('section[aria-label="Votre commande"]');
          const digits = (text: string | null | undefined): string => (text ?? '').replace(/\D/g, '');
          const lines = [...(shown?.querySelectorAll('li') ?? [])].map(
            (line) =>
              `${line.querySelector('a')?.textContent} ${digits(line.querySelector('[aria-hidden=true]')?.textContent)}`,
          );
          const total = [...(shown?.querySelectorAll('dt') ?? [])].find(
            ({ textContent }) => textContent === 'Total',
          );
          note(pressed, `${lines.sort().join()} = ${digits(total?.nextElementSibling?.textContent)}`);
        },
        true,
      );
      const send = window.fetch;
      window.fetch = async (asked, init) => {
        const request = new Request(asked, init);
        if (request.method === 'POST' && request.url.endsWith('/ecommerce/checkout/')) {
          const key = request.headers.get('Idempotency-Key') ?? '';
          note(sent, JSON.stringify([key, await request.clone().text()]));
        }
        return send.call(window, request);
      };
    },
    { pressed, sent },
  );
}

/** What was agreed to, once for each press, and the bodies that were sent under each key. */
export async function readNotes(
  context: BrowserContext,
): Promise<{ agreed: string[]; bodies: Map<string, Set<string>> }> {
  const { origins } = await context.storageState();
  const stored = origins.flatMap(({ localStorage }) => localStorage);
  const of = (kind: string): string[] =>
    stored.filter(({ name }) => name.startsWith(kind)).map(({ value }) => value);
  const bodies = new Map<string, Set<string>>();
  for (const text of of(sent)) {
    const [key = '', body = ''] = JSON.parse(text) as string[];
    bodies.set(key, (bodies.get(key) ?? new Set()).add(body));
  }
  return { agreed: of(pressed), bodies };
}
