import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import type { Sandbox } from '#sandbox/server.ts';
import { account } from './pages.ts';
import type { Place, Target } from './seen.ts';
import type { Engine, Size, Tab } from './tab.ts';

/** What somebody did in the shop from one end to the other; where it failed, at which step, and what was seen then. */
export type Errand = { name: string; seconds: number; failure: string | null };

export const isDone = ({ failure }: Errand): boolean => failure === null;
export const lineOfErrand = ({ name, seconds, failure }: Errand): string =>
  `${name}: ${failure === null ? `done in ${seconds} s` : `failed ${failure}`}`;

const sizes = { phone: { width: 390, height: 844 }, wide: { width: 1280, height: 900 } } as const;
/** How long each step may take, and between two looks, in ms of the wall. */
const patience = 30_000;
const pause = 50;
/** How long a finger stays on a button, in ms: one that spends money takes no shorter press. */
const finger = 120;

/** Where a control stands, once it has stood still for two frames and nothing covers it; null until then. */
const standing = ({ css, text = '' }: Target): string => `(async (css, text) => {
  const words = (one) => (one.getAttribute('aria-label') ?? one.textContent).replace(/\\s+/g, ' ').trim();
  const found = [...document.querySelectorAll(css)].find(
    (one) => one.getBoundingClientRect().width > 0 && words(one).startsWith(text),
  );
  if (found === undefined) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = () => JSON.stringify(found.getBoundingClientRect());
  const before = box();
  for (let turn = 0; turn < 2; turn += 1) await new Promise((done) => requestAnimationFrame(done));
  const { left, top, width, height } = found.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  const isHit = hit !== null && (found.contains(hit) || hit.contains(found));
  return before === box() && isHit ? { x, y } : null;
})(${JSON.stringify(css)}, ${JSON.stringify(text)})`;

/** What a page says for itself where a step fails. */
const words = `[location.pathname, ...[...document.querySelectorAll('h1, [role=alert], [aria-invalid=true]')].map(
  (one) => one.name ?? one.textContent)].join(' | ')`;

/** A hand in front of a page: each of its steps waits until it can be done. */
type Hand = {
  open: (path: string) => Promise<void>;
  press: (target: Target, ms?: number) => Promise<void>;
  write: (name: string, text: string) => Promise<void>;
  type: Tab['type'];
  key: Tab['key'];
  /** Waits until something that fits stands on the page. */
  find: (target: Target) => Promise<void>;
  /** Waits until an expression is true in the page. */
  see: (what: string, expression: string) => Promise<void>;
  /** Waits until the page of this path is there. */
  arrive: (path: string) => Promise<void>;
};

function handOf(tab: Tab, root: string, begin: (step: string) => void): Hand {
  const wait = async <Answer>(expression: string): Promise<Answer> => {
    const end = Date.now() + patience;
    for (;;) {
      const answer = await tab.ask<Answer | null | false>(expression);
      if (answer !== null && answer !== false) return answer;
      if (Date.now() > end) throw new Error('it did not come');
      await after(pause);
    }
  };
  const nameOf = ({ css, text }: Target): string => `“${text ?? css}”`;
  const press = async (target: Target, ms?: number): Promise<void> => {
    begin(`pressing ${nameOf(target)}`);
    const { x, y } = await wait<Exclude<Place, string>>(standing(target));
    await tab.press(x, y, 1, ms);
  };
  return {
    open: async (path) => {
      begin(`opening ${path}`);
      await tab.open(root + path);
      await wait(
        `location.pathname + location.search === ${JSON.stringify(path)} && document.readyState !== 'loading'`,
      );
    },
    press,
    write: async (name, text) => {
      const css = `main [name="${name}"]`;
      await press({ css });
      begin(`typing into ${name}`);
      await wait(`document.activeElement.name === ${JSON.stringify(name)}`);
      await tab.type(text);
      await wait(`document.querySelector(${JSON.stringify(css)}).value.length >= ${text.length}`);
    },
    type: tab.type,
    key: tab.key,
    find: async (target) => {
      begin(`looking for ${nameOf(target)}`);
      await wait(standing(target));
    },
    see: async (what, expression) => {
      begin(`looking for ${what}`);
      await wait(expression);
    },
    arrive: async (path) => {
      begin(`being led to ${path}`);
      await wait(
        `location.pathname.startsWith(${JSON.stringify(path)}) && document.readyState === 'complete'`,
      );
    },
  };
}

const button = (text: string): Target => ({ css: 'main button', text });

/** Registers, takes the code out of the mail, and activates the account. */
async function register(hand: Hand, root: string, email: string): Promise<void> {
  await hand.open('/register');
  await hand.write('first_name', 'Adjoua');
  await hand.write('last_name', 'N’Guessan');
  await hand.write('email', email);
  await hand.write('numero_telephone', `07${String(randomInt(100_000_000)).padStart(8, '0')}`);
  // The list of countries by the keyboard: pressed, it opens a window of the system.
  await hand.key('Tab');
  await hand.type('Côte');
  await hand.see(
    'the country',
    `document.querySelector('[name=pays]').selectedOptions[0].label.startsWith('Côte')`,
  );
  await hand.write('password1', account.password);
  await hand.press(button('Créer mon compte'));
  await hand.arrive('/otp');
  await hand.press({ css: 'main input[aria-label^="Chiffre 1"]' });
  await hand.type(await codeFor(root, email));
  await hand.press(button('Activer mon compte'));
  await hand.arrive('/login');
}

async function codeFor(root: string, email: string): Promise<string> {
  const answer = await fetch(`${root}/sandbox/outbox`, { headers: { accept: 'application/json' } });
  const mails = (await answer.json()) as { to: string; code?: string }[];
  const code = mails.find(({ to }) => to === email)?.code;
  if (code === undefined) throw new Error('no code was sent');
  return code;
}

/** A visitor searches, takes two of the first animal, logs in when asked to, loads the cart again, orders them and pays. */
async function buy(hand: Hand, email: string): Promise<void> {
  for (const text of ['mouton', 'bouc']) {
    await hand.open(`/search?q=${text}`);
    await hand.find({ css: 'main article' });
  }
  await hand.open('/shop');
  await hand.press({ css: 'main article a', text: 'Voir les détails' });
  await hand.arrive('/product/');
  await hand.press(button('Augmenter la quantité'));
  await hand.find({ css: 'main fieldset input[type=number]', text: '2' });
  await hand.press(button('Ajouter au panier'));
  await hand.arrive('/login');
  await hand.write('email', email);
  await hand.write('password', account.password);
  await hand.press(button('Se connecter'));
  await hand.arrive('/product/');
  await hand.find({ css: 'main fieldset input[type=number]', text: '2' });
  await hand.press(button('Ajouter au panier'));
  await hand.arrive('/cart/');
  await hand.open('/cart/');
  await hand.press({ css: 'main a', text: 'Passer à la caisse' });
  await hand.arrive('/checkout');
  await hand.write('address', 'Cocody Angré, villa 12');
  await hand.write('ville', 'Abidjan');
  await hand.press(button('Suivant'));
  await hand.press({ css: 'main [name=type_paiement][value=mobile]' });
  await hand.press({ css: 'main [name=moyen_paiement][value=wave]' });
  await hand.press(button('Suivant'));
  await hand.press({ css: 'main button[data-ready=true]', text: 'Commander' }, finger);
  await hand.arrive('/sandbox/paiement/');
  await hand.press({ css: 'button[name=choix]', text: 'Payer' });
  await hand.arrive('/order-status-finished');
  await hand.find({ css: 'main :is(h1, h2)', text: 'Paiement réussi !' });
}

async function runErrand(
  engine: Engine,
  root: string,
  name: string,
  size: Size,
  make: (hand: Hand) => Promise<void>,
): Promise<Errand> {
  const since = Date.now();
  const seconds = (): number => Math.round((Date.now() - since) / 1000);
  // Nothing is written into these documents: it is the shop as it is served.
  const tab = await engine.newTab(size, '', { preload: () => undefined });
  let step = '';
  try {
    await make(
      handOf(tab, root, (begun) => {
        step = begun;
      }),
    );
    return { name, seconds: seconds(), failure: null };
  } catch (reason) {
    const seen = await tab.ask<string>(words).catch(() => 'nothing');
    const why = reason instanceof Error ? reason.message : String(reason);
    return { name, seconds: seconds(), failure: `${step}: ${why}; seen: ${seen.replace(/\s+/g, ' ')}` };
  } finally {
    await tab.close();
  }
}

/** Somebody buys on a phone, with the account of this e-mail: one of the sandbox's unless told. */
export const runPurchase = (
  engine: Engine,
  { url }: Sandbox,
  email: string = account.email,
): Promise<Errand> => runErrand(engine, url, 'purchase', sizes.phone, (hand) => buy(hand, email));

/** Somebody registers, and buys with the account that they have then; one of the sandbox's where they could not. */
export async function runErrands(engine: Engine, sandbox: Sandbox): Promise<Errand[]> {
  const email = `nouveau-${randomUUID()}@exemple.ci`;
  const registration = await runErrand(engine, sandbox.url, 'registration', sizes.wide, (hand) =>
    register(hand, sandbox.url, email),
  );
  return [registration, await runPurchase(engine, sandbox, isDone(registration) ? email : undefined)];
}
