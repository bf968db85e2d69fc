/** The ram's horn, as a path on a square of 64, filled by the rule `evenodd`. */
export const horn =
  'M39.2 30a19.3 19.3 0 00-5.7-19.9l-3.7 2.3 2.4-3.3a17 17 0 00-5.5-2.7 16.1 16.1 0 00-5.6-.5l-.8 4-.7-3.8a14.6 14.6 0 00-9.2 5.5l2.3 3.1-3-2a13.3 13.3 0 00-1.6 3.5 12.5 12.5 0 00-.2 5.7l3.6.3-3.3.9a11 11 0 007.7 7.7 8.9 8.9 0 0011.2-6.1 7.1 7.1 0 00-1.8-6.7 2.2 2.2 0 00-3.6 2.4 2.1 2.1 0 01.4 2 2.7 2.7 0 01-3.5 2.1 4.1 4.1 0 01-3.2-5 6.1 6.1 0 017.6-4.8 9.1 9.1 0 017 11.3z';
/** Its cart, on the same square. */
export const trolley =
  'M32 26h26.5q4 0 3.1 3.5l-3.1 12q-1 4-5 4h-10q-4 0-5-3.5zm12.9 5.7l1.2 8.5a1.1 1.1 0 002.2-.4l-1.2-8.5a1.1 1.1 0 00-2.2 .4zm7.3-.4l-1.2 8.5a1.1 1.1 0 002.2 .4l1.2-8.5a1.1 1.1 0 00-2.2-.4zm-15.2 24.2a5 5 0 1010 0 5 5 0 10-10 0zm13.5 0a5 5 0 1010 0 5 5 0 10-10 0z';

/** The shop's logo in the text's colour: a cart whose handle is a ram's horn. The name is beside it. */
export function Mark() {
  return (
    <svg viewBox="4 3 60 60" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={horn} />
      <path d={trolley} />
    </svg>
  );
}
