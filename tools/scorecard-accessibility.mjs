/**
 * The rows of the scorecard on what is heard, keyed and seen (WCAG 2.2 AA): like those of `scorecard-rows.mjs`. What axe finds is
 * one row of them.
 */
export const accessibilityRows = [
  {
    row: 'A1',
    fault: 'what axe finds on every page, in the light and the dark theme, on a phone and a desk',
    journeys: [
      /every page of a visitor is taken over as it was made, is accessible/,
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
      /every page of a visitor is taken over as it was made, is accessible, fits/,
      /where more contrast is asked for every text is 7 : 1/,
      /in forced colours the chosen card and the current step/,
    ],
  },
  {
    row: 'A8',
    fault: 'targets of less than 24 px',
    journeys: [/every page of a visitor is taken over/, /so is every page of a customer/],
  },
  {
    row: 'A9',
    fault: 'headings, landmarks, titles, and elements where HTML does not allow them',
    tests: [/no element stands where HTML does not allow it/],
    journeys: [/every page of a visitor is taken over as it was made, is accessible/],
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
    fault: 'a focus that a bar hides, at 390 × 700, 720 × 400 and 320 × 256',
    journeys: [/^nothing that has the focus is hidden at/],
  },
];
