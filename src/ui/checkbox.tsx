import type { ReactNode } from 'react';
import { css } from '#styled-system/css';
import { flex } from '#styled-system/patterns';
import { useWrittenValue } from './use-written-value.ts';

const row = flex({
  align: 'center',
  gap: '2.5',
  minH: { base: '11', lg: '8' },
  cursor: 'pointer',
  _hover: { '& input': { borderColor: 'primary' } },
});

const box = css({
  appearance: 'none',
  position: 'relative',
  flexShrink: '0',
  w: '5',
  h: '5',
  bg: 'surface',
  border: '[1.5px solid {colors.inputLine}]',
  borderRadius: 'xs',
  cursor: 'pointer',
  _checked: { bg: 'success', borderColor: 'success' },
  _before: {
    content: '""',
    position: 'absolute',
    left: '[5.5px]',
    top: '[1.5px]',
    w: '1.5',
    h: '2.5',
    borderColor: 'onSuccess',
    borderStyle: 'solid',
    borderWidth: '[0 2px 2px 0]',
    transform: 'rotate(45deg)',
    opacity: '[0]',
  },
  '&:checked::before': { opacity: '[1]' },
  _disabled: { opacity: '[0.5]', cursor: 'not-allowed' },
  _forcedColors: { appearance: 'auto', _before: { display: 'none' } },
});

const content = flex({ align: 'center', gap: '2.5', grow: '1', minW: '0' });

type CheckboxProps = {
  name: string;
  value?: string;
  /** The initial value; the document owns the current one. A changed prop is written into it. */
  defaultChecked?: boolean;
  disabled?: boolean;
  /** The label: text, optionally with a flag or a count. */
  children: ReactNode;
};

/** A native checkbox with its label; the entire row is the target. */
export function Checkbox({ name, value = 'on', defaultChecked = false, disabled, children }: CheckboxProps) {
  const { ref, defaultValue } = useWrittenValue<HTMLInputElement>(defaultChecked ? value : '');
  return (
    <label className={row}>
      <input
        ref={ref}
        type="checkbox"
        className={box}
        name={name}
        value={value}
        defaultChecked={defaultValue === value}
        disabled={disabled}
      />
      <span className={content}>{children}</span>
    </label>
  );
}
