import { mark } from '#pictures/mark.ts';

const [horn, cart] = mark;

/** The shop's sign in the colour of the text around it: a cart whose handle is a ram's horn. The name stands beside it. */
export function Mark() {
  return (
    <svg viewBox="4 3 60 60" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={horn} />
      <path d={cart} />
    </svg>
  );
}
