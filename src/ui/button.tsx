import type { ButtonHTMLAttributes, Ref } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { Spinner } from './spinner.tsx';

type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style'> &
  ButtonLook & {
    ref?: Ref<HTMLButtonElement>;
    /** Pending: shows a spinner, and the button stays focusable. The machine decides whether a click counts. */
    busy?: boolean;
    'data-add'?: string;
    /** On a button that writes: a kept page refuses its press (`src/boot/early/main.ts`). */
    'data-writes'?: '';
    'data-price'?: number | undefined;
  };

/** A button for an action on this page. For a link to another page, use `ButtonLink`. */
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
