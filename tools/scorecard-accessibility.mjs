/** Goes through every address and every part that opens, with the Tab key (journeys/tab-scan.journey.ts). */
const byTab = /^each stop of the Tab key is seen, named and large enough at/;
const byTabEverywhere = /^the walks with the Tab key come to every address of the router/;
/** Goes through every address as the browser tells it (journeys/page-plan.journey.ts). */
const byPlan = /^each page is valid HTML, and found through by its title, its landmarks and its headings/;

/**
 * The rows of the scorecard on what is heard, keyed and seen (WCAG 2.2 AA): like those of `scorecard-rows.mjs`, each with what
 * its walks counted (`figures`). What axe finds is held beside them, and no row rests on it alone.
 */
export const accessibilityRows = [
  {
    row: 'A1',
    fault:
      'a control that is heard without its name or role, in English, or as something else than what is seen',
    figures: ['stops', 'misnamed'],
    journeys: [
      byTab,
      byTabEverywhere,
      /every page of a visitor is hydrated as it was made, is accessible/,
      /so is every page of a customer/,
    ],
  },
  {
    row: 'A2',
    fault: 'a purchase with the keyboard alone',
    journeys: [/three steps can be gone through with the keyboard alone/, /what is heard of a purchase/],
  },
  {
    row: 'A3',
    fault: 'a focus that is lost, or not given back',
    tests: [/leaves the keyboard elsewhere for other refusals/],
    journeys: [
      /control that is gone after its press leaves the focus/,
      /control that takes itself away leaves the focus/,
      /the focus stays near/,
      /menu of an order is gone through with the keyboard/,
      /header never comes over what has the focus/,
    ],
  },
  {
    row: 'A4',
    fault: 'carousels that move under a pointer, a focus or reduced motion',
    tests: [
      /moves only when the last of several reasons is gone/,
      /stays where it is after the pause button/,
      /nothing from a carousel that nobody has in hand/,
    ],
  },
  {
    row: 'A5',
    fault: 'an error that is not linked to its field, not said, or said twice',
    tests: [/each invalid field is described by its sentence/],
    journeys: [/first faulty field has the focus/, /what is heard of a registration, and of its code/],
  },
  {
    row: 'A6',
    fault: 'paste, autofill, one-time code, password managers',
    tests: [/is filled by a paste, and by the phone’s suggestion/, /fields are filled by what browsers know/],
    journeys: [/code of the SMS, pasted/],
  },
  {
    row: 'A7',
    fault: '320 px, text at 200 %, forced colours, more contrast',
    tests: [/is 7 : 1 on each of its surfaces/],
    journeys: [
      /every page of a visitor is hydrated as it was made, is accessible, fits/,
      /where more contrast is asked for every text is 7 : 1/,
      /the chosen card and the current step look like no other/,
    ],
  },
  {
    row: 'A8',
    fault: 'a target that a finger of 24 px misses, or one of 44 px where a purchase goes on',
    figures: ['stops', 'small'],
    journeys: [byTab, /every page of a visitor is hydrated/, /so is every page of a customer/],
  },
  {
    row: 'A9',
    fault:
      'a page that is not found through by its title, its landmarks and its headings, or whose HTML is not valid',
    figures: ['pages'],
    tests: [/no element stands where HTML does not allow it/, /no landmark is there that holds nothing/],
    journeys: [byPlan, /every page of a visitor is hydrated as it was made, is accessible/],
  },
  {
    row: 'A10',
    fault: 'a route that moves no focus, is announced twice, or by the title of its loading',
    journeys: [
      /what is heard of routes/,
      /opened from a list is there at once with its name, at the top, and focused/,
    ],
  },
  {
    row: 'A11',
    fault: 'what is heard: sentences that come twice, are empty, stale or English',
    tests: [/what is said of a list that was changed/, /from one at most that it is on its way/],
    journeys: [/^what is heard of /],
  },
  {
    row: 'A12',
    fault: 'a focus that a bar hides, or that Tab never comes to, at 390 × 700, 720 × 400 and 320 × 256',
    figures: ['pages', 'stops', 'hidden', 'missed'],
    journeys: [byTab, byTabEverywhere, /below 26 rem of height no bar keeps to the foot of the window/],
  },
];
