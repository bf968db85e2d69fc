import type { ButtonHTMLAttributes, Ref } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> &
  ButtonLook & {
    ref?: Ref<HTMLButtonElement>;
    /** Work is under way: a spinner, and the button stays focusable. Whether a click counts is the machine's decision. */
    busy?: boolean;
  };

/** A button that does something on this page. What leads to another page is a `ButtonLink`. */
export function Button({
  variant,
  size,
  width,
  busy = false,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonStyle({ variant, size, width })}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}
