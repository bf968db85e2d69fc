import { mark } from '#pictures/mark.ts';

const [horn, cart] = mark;

/** The shop's logo in the text's colour: a cart whose handle is a ram's horn. The name is beside it. */
export function Mark() {
  return (
    <svg viewBox="4 3 60 60" fill="currentColor" fillRule="evenodd" aria-hidden="true">
      <path d={horn} />
      <path d={cart} />
    </svg>
  );
}
