/**
 * The rows of the scorecard: each fault or attack, and the checks that watch it. `tests` are titles of Vitest (unit and
 * sandbox), `journeys` titles of Playwright; a row whose title matches nothing is missing, not green. `late` is the
 * whole of `npm run late`.
 */
export const rows = [
  {
    row: 1,
    fault: 'double and triple press, Enter three times in one tick',
    tests: [/triple press/, /triple click/, /for a double press/, /for a double click/],
    journeys: [/three on Commander in one tick/],
  },
  {
    row: 2,
    fault: 'the answer of an order is lost after it was kept',
    tests: [/settled by an order that was not there before/, /the same key with the same body answers/],
    journeys: [/whose answer is lost is found again, once/],
    walks: 'duplicates',
  },
  {
    row: 3,
    fault: 'reload, or a second tab, in the middle of an order',
    tests: [
      /never have two attempts under way/,
      /the lock is around the whole sending/,
      /resume one attempt/,
    ],
    journeys: [/resumed with the key it had, after a reload/],
    walks: 'duplicates',
  },
  {
    row: 4,
    fault: 'two buyers, one animal left',
    tests: [/twenty buyers at the same moment/],
  },
  {
    row: 5,
    fault: 'price, stock or cart changed between cart and order',
    tests: [
      /orders nothing at another price/,
      /asks again where the price moves once more/,
      /agreed to before Commander/,
    ],
    journeys: [
      /price that changed since is said/,
      /eight taps on Commander/,
      /that another tab changes at the last step/,
    ],
  },
  {
    row: 6,
    fault: 'twelve calls answered 401 at once',
    tests: [/goes to \/login once for twelve calls/, /redirects once for twelve 401s/],
  },
  {
    row: 7,
    fault: 'a late 401 of an older token',
    tests: [/does not let a late 401 of an older token/, /repeats the call of an ended session/],
  },
  { row: 8, fault: '401 of login, code or recovery calls', tests: [/leaves the 401 of a login to its form/] },
  {
    row: 10,
    fault: 'hostile payment_url',
    tests: [/never leaves for /],
    journeys: [/payment address of a host that is not allowed/],
  },
  {
    row: 11,
    fault: 'hostile redirect URL',
    tests: [
      /leads to the redirect URL, once, and never to another site/,
      /keeps no path of a page that closes/,
    ],
    journeys: [/leaves no path of this customer/],
  },
  {
    row: 12,
    fault: 'another customer’s order, invoice or line',
    tests: [/another customer’s order and invoice are not found/, /another customer’s line is not found/],
  },
  {
    row: 13,
    fault: 'payment refused, pending, expired, paid late; success address opened by hand',
    tests: [
      /no cell of the payment matrix/,
      /the payment that a device keeps/,
      /leads back to the page of this very payment/,
    ],
    journeys: [
      /a closed payment page: cart, account/,
      /a refused payment: Remettre au panier/,
      /another browser, after a login/,
      /a deposit of 30 % is said as such/,
    ],
  },
  {
    row: 14,
    fault: 'code replayed, guessed, expired',
    tests: [/guess/i, /code/i],
    files: ['sandbox/accounts'],
  },
  {
    row: 15,
    fault: 'cart answers out of order; fifty taps',
    tests: [
      /cost two requests for fifty taps/,
      /an older answer never overwrites/,
      /one request runs at a time, quantities/,
      /the last update of a burst wins and costs two requests at most/,
      /whichever reading answers last/,
    ],
    journeys: [/fifty taps in a burst/],
  },
  {
    row: 17,
    fault: 'a call that never answers',
    tests: [/gives up after its time-out/, /takes two time-outs when it is an order/],
  },
  {
    row: 19,
    fault: 'generated journeys',
    tests: [
      /generated journeys order at most/,
      /nothing typed is lost/,
      /two tabs order once, in whatever order/,
    ],
    journeys: [/two real tabs, walk/],
    walks: 'violations',
  },
  {
    row: 20,
    fault: 'login, logout, expiry in another tab',
    tests: [/sees at once a login, a logout and an expiry/, /reads the token when its tab is seen/],
  },
  {
    row: 21,
    fault: 'another customer, Back after logout',
    tests: [/ends the page in every state/],
    journeys: [/ends with its customer/, /back-forward cache shows no order number/],
  },
  {
    row: 22,
    fault: 'Back from the payment page, with and without the back-forward cache',
    tests: [/says what became of a payment that is settled/, /waits with a live link/],
    journeys: [/Back to the checkout after the payment says/, /a closed payment page: cart, account/],
  },
  {
    row: 23,
    fault: 'storage denied or full',
    tests: [/holds within this tab where the browser refuses/, /storage was denied/],
    journeys: [/where cookies are blocked/],
  },
  {
    row: 26,
    fault: 'headers and policy of every answer, of the sandbox and of each recipe that runs',
    tests: [
      /the security headers stand on/,
      /has the headers of every server/,
      /sends the headers of every document/,
      /its policy names exactly what stands in it/,
      /may run and wear what stands in it/,
    ],
  },
  { row: 27, fault: 'token cookie', tests: [/is access_token for 86400 s/, /keeps token and cookie equal/] },
  {
    row: 28,
    fault: 'Back, Forward, reload inside the wizard and forms',
    tests: [/opens the step of the address after a reload/, /loses nothing that was typed/],
    journeys: [
      /no field of a visitor’s form loses/,
      /no field of a customer’s form loses/,
      /what was typed at \/\S+ is there after a reload/,
      /edits of the profile survive a reload/,
      /reload, Back and Forward lose nothing/,
      /ID number is never kept on the device/,
    ],
  },
  {
    row: 31,
    fault: 'code that comes late, wrong or not at all, and early presses',
    tests: [/code that comes late/],
    late: true,
  },
  {
    row: 32,
    fault: 'one spot tapped once a second from Commander on, the price changed meanwhile',
    tests: [/where one finger taps one spot every/],
    journeys: [/one spot tapped every/, /a second tap right after Suivant/, /eight taps on Commander/],
  },
  {
    row: 33,
    fault: 'no scripts: passwords in addresses, pages without a way on',
    journeys: [/no form writes what was typed into an address/, /links and the search lead on/],
  },
  {
    row: 34,
    fault: 'the database restarts, is late or full',
    tests: [
      /restart of PostgreSQL amid orders ends no process/,
      /no space at any statement of a write/,
      // Vitest cuts a title of `$door` at 40 letters.
      /a database that does not answer/,
      /a disk without space refuses/,
      /log cannot be written is opened again/,
    ],
  },
  {
    row: 35,
    fault: 'a provider that refuses fields, empty strings or headers of the shop',
    tests: [
      /refuses headers and fields that it does not know/,
      /an add has a key only where the cart announces it/,
      /sends to a provider that announces nothing what the form says/,
      /sends an untouched field as it was read/,
    ],
    contracts: [
      /providers that are broken in one thing fails the interaction/,
      /the shop orders at a provider where/,
      /every request that leaves the shop is described/,
    ],
  },
  {
    row: 36,
    fault: 'shop and provider on two hosts, www and api, http without a secure context',
    tests: [
      /refuses .* with a payment page over http among the hosts too/,
      /the payment page stands where the API does/,
      /the csrf cookie is set for this host alone/,
      /is answered with \d+ and « .* » by nginx/,
    ],
    journeys: [
      /a provider on another host/,
      /a new person registers, buys an animal, comes back from the payment page, pays, shares and prints/,
    ],
  },
];
