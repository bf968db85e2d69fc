import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createVitest } from 'vitest/node';
import { patience } from './patience.mjs';
import { bad, good } from './report.mjs';
import { root } from './run.mjs';

/** A past fault: `mended` occurs once in `file` and replaced `fault`. */
type Fault = {
  what: string;
  file: string;
  mended: string;
  fault: string;
  /** The file of the test that finds it, and a part of its title. */
  test: string;
  title: string;
};

const faults: readonly Fault[] = [
  {
    what: 'a write that is refused with 403 for its cookie is given up',
    file: 'src/data/client.ts',
    mended: 'if (response.status !== 403) return response;',
    fault: 'return response;',
    test: 'src/data/client-sending.test.ts',
    title: 'is sent once more with the other cookie that can be read',
  },
  {
    what: 'an add whose answer was lost is sent again under another key',
    file: 'src/effects/cart-adder.ts',
    mended: '(before?.quantity === quantity && before.key) || app.newKey()',
    fault: 'app.newKey()',
    test: 'src/effects/repeated-presses.test.ts',
    title: 'adds once after several lost answers',
  },
  {
    what: 'undo is offered for a restored line that another tab removes',
    file: 'machines/cart/optimistic-updates.ts',
    mended: 'sent: null, removed: notBack(context, lines) }',
    fault: 'sent: null }',
    test: 'machines/cart/cart-undo.test.ts',
    title: 'is not offered for a restored line that another tab removes',
  },
  {
    what: 'a quantity that the provider has refused is raised',
    file: 'machines/cart/add-to-cart.machine.ts',
    mended: '(quantity < context.quantity || quantity < (context.refused ?? Infinity))',
    fault: 'true',
    test: 'machines/cart/add-to-cart.machine.test.ts',
    title: 'cannot be raised to a refused quantity',
  },
  {
    what: 'a tab that slept while the session ended elsewhere keeps the drafts of its customer',
    file: 'src/browser/storage/drafts.ts',
    mended: '      drafts.forgetAll();\n      return true;',
    fault: '      return true;',
    test: 'src/effects/leaving-customer.test.ts',
    title: 'not in its own tab, on the device, or in',
  },
  {
    what: 'the payments of a list of orders are all asked for at once',
    file: 'src/effects/awaited-payment.ts',
    mended: 'last.then(async () => {',
    fault: 'Promise.resolve().then(async () => {',
    test: 'src/effects/awaited-payment.test.ts',
    title: 'are asked for one after the other, and each once',
  },
  {
    what: 'a browser that always says offline has no shop',
    file: 'src/browser/connection.ts',
    mended: 'let isOnline = true;',
    fault: 'let isOnline = navigator.onLine;',
    test: 'src/browser/connection.test.ts',
    title: 'a device that says false for ever on a good line is connected',
  },
  {
    what: 'code that is there is forgotten with an older request for it',
    file: 'src/browser/code-loader.ts',
    mended: 'if (requests.get(file) === request) requests.delete(file);',
    fault: 'rounds.delete(file);',
    test: 'src/browser/code-loader.test.ts',
    title: 'stays loaded if the document loaded it while an earlier request is given up',
  },
  {
    what: "a moment without an offset is the device's, not Abidjan's",
    file: 'rules/dates.ts',
    mended: ".replace(/T[\\d:.]+$/, '$&Z')",
    fault: '',
    test: 'rules/dates.test.ts',
    title: 'is Abidjan’s in Europe/Paris',
  },
  {
    what: 'a code in a message is read out of a phone number',
    file: 'rules/code-boxes.ts',
    mended: '[...runs, ...whole, ...rows]',
    fault: '[...runs, ...rows]',
    test: 'rules/code-boxes.test.ts',
    title: 'Le 07 01 02 03 04 : 123 456',
  },
  {
    what: 'an order is not found by a number that was copied with its words',
    file: 'rules/query.ts',
    mended: '/^.*[°#:] */',
    fault: '/^(?:n *°|#)[ :]*/i',
    test: 'rules/query.test.ts',
    title: 'Commande N° BEL-5001',
  },
  {
    what: 'a provider behind an unconfigured proxy exposes its mailed codes',
    file: 'sandbox/http/exposure.ts',
    mended: 'Object.keys(headers).some((name) => marksOfProxies.test(name))',
    fault: "headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined",
    test: 'sandbox/proxied.test.ts',
    title: 'requests through an unconfigured proxy are refused',
  },
  {
    what: 'a promotional price above the normal one is shown as a promotion',
    file: 'rules/money.ts',
    mended: 'if (promoPrice <= 0 || promoPrice >= price) return null;',
    fault: 'if (promoPrice <= 0) return null;',
    test: 'rules/money.test.ts',
    title: 'is shown only if the promotional price is non-zero and lower than the price',
  },
  {
    what: 'a button that has just moved under the finger orders',
    file: 'rules/deliberate-press.ts',
    mended: '    presses.movedAt + unmovedDelay,',
    fault: '    presses.movedAt,',
    test: 'rules/deliberate-press.test.ts',
    title: 'does not count on a button that moved',
  },
  {
    what: 'a late 401 of an older token ends a newer session',
    file: 'machines/session/session.machine.ts',
    mended: 'isSameToken: ({ context }, params: { token: string | null }) => params.token === context.token,',
    fault: 'isSameToken: () => true,',
    test: 'machines/session/session.machine.test.ts',
    title: 'does not let a late 401 of an older token end a newer session',
  },
  {
    what: 'an order is sent while an earlier one of this customer is unanswered',
    file: 'src/effects/order-attempt.ts',
    mended: 'if (earlier !== null && earlier.key !== attempt.key) {',
    fault: 'if (earlier === undefined) {',
    test: 'src/effects/order-attempt.test.ts',
    title: 'never have two attempts under way',
  },
  {
    what: 'the key of an order is forgotten at an answer that leaves open whether it was kept',
    file: 'src/effects/order-attempt.ts',
    mended: '[401, 408, 425]',
    fault: '[401]',
    test: 'src/effects/order-attempt.test.ts',
    title: '408',
  },
  {
    what: 'a login leads to an address that was stored by another site',
    file: 'rules/redirect-url.ts',
    mended: 'stored !== null && isSitePath(stored) && !accountPage.test(stored)',
    fault: "stored?.startsWith('/') && !accountPage.test(stored)",
    test: 'rules/redirect-url.test.ts',
    title: 'never follows to another origin, whatever was stored',
  },
  {
    what: 'a payment address on another host than an allowed one is opened',
    file: 'rules/payment-address.ts',
    mended: 'secure.some((host) => origin === ',
    fault: 'secure.some((host) => origin >= ',
    test: 'rules/payment-address.test.ts',
    title: 'refuses',
  },
  {
    what: 'the drafts of a customer stay while another one logs in',
    file: 'machines/session/session.machine.ts',
    mended: "actions: ['forgetDrafts', ...takeUser]",
    fault: 'actions: takeUser',
    test: 'machines/session/session-tabs.test.ts',
    title: 'another customer',
  },
  {
    what: 'a customer reads the order of another one by its number',
    file: 'sandbox/orders/read-orders.ts',
    mended: 'and(eq(orders.order_number, orderNumber), visibleTo(account))',
    fault: 'eq(orders.order_number, orderNumber)',
    test: 'sandbox/orders/orders.test.ts',
    title: 'another customer’s order and invoice are not found',
  },
  {
    what: 'an order is taken at another amount than the one that was agreed to',
    file: 'sandbox/orders/place-order.ts',
    mended: 'body.expected_total !== undefined && body.expected_total !== total',
    fault: 'body.expected_total === -1',
    test: 'sandbox/orders/checkout.test.ts',
    title: 'a total that differs from the one agreed to is refused with 409 and changes nothing',
  },
];

/**
 * `npm run controls`: restores past faults one at a time, and checks that the named test fails with each. The files are not
 * changed: a Vite plugin replaces their code. Words after `--` select faults by what they say: `-- session`.
 */
const words = process.argv.slice(2);
const chosen = faults.filter(({ what }) => words.length === 0 || words.some((word) => what.includes(word)));

let back: { path: string; code: string } | undefined;
const vitest = await createVitest(
  'test',
  {
    config: false,
    root,
    watch: false,
    testTimeout: 60_000 * patience,
    hookTimeout: 60_000 * patience,
    reporters: [{}],
  },
  {
    css: { postcss: {} },
    plugins: [
      {
        name: 'fault',
        enforce: 'pre',
        transform: (_, id) => (id.split('?')[0] === back?.path ? back?.code : undefined),
      },
    ],
  },
);

/** The titles of the failed tests of these files, and the paths of files that cannot be loaded. */
async function redIn(...files: readonly string[]): Promise<string[]> {
  const paths = files.map((file) => join(root, file));
  const project = vitest.getRootProject();
  const ran = await vitest.runTestSpecifications(paths.map((path) => project.createSpecification(path)));
  return ran.testModules
    .filter(({ moduleId }) => paths.includes(moduleId))
    .flatMap((module) => [
      ...(module.errors().length > 0 ? [module.moduleId] : []),
      ...Array.from(module.children.allTests('failed'), ({ fullName }) => fullName),
    ]);
}

/** The titles of the tests that fail with a fault. */
async function redWith({ file, mended, fault, test }: Fault): Promise<string[]> {
  const path = join(root, file);
  const [before, after, ...more] = readFileSync(path, 'utf8').split(mended);
  if (before === undefined || after === undefined || more.length > 0)
    return [`« ${mended} » is not once in ${file}`];
  back = { path, code: before + fault + after };
  vitest.invalidateFile(path);
  const red = await redIn(test);
  back = undefined;
  vitest.invalidateFile(path);
  return red;
}

const without = await redIn(...new Set(chosen.map(({ test }) => test)));
for (const title of without) bad(`${title}: red without a fault`);
let found = 0;
for (const fault of chosen) {
  const red = await redWith(fault);
  if (red.some((title) => title.includes(fault.title))) {
    found += 1;
    good(`${fault.what}: ${fault.test}`);
  } else bad(`${fault.what}: red with it ${JSON.stringify(red)}`);
}
await vitest.close();
console.log(`${found} of ${chosen.length} faults are found.`);
process.exitCode = found === chosen.length && without.length === 0 ? 0 : 1;
