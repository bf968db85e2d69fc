import { type ReactNode, useState } from 'react';
import { css } from '#styled-system/css';

const row = css({
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  minH: '8',
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

const content = css({ display: 'flex', alignItems: 'center', gap: '2.5', flexGrow: '1', minW: '0' });

type CheckboxProps = {
  name: string;
  value?: string;
  /** In a form, whose document owns it: what it begins with. Elsewhere `checked` and `onChange`. */
  defaultChecked?: boolean;
  checked?: boolean;
  onChange?: (checked: boolean) => void;
  disabled?: boolean;
  /** The label: text, perhaps with a flag before it or a count after it. */
  children: ReactNode;
};

/** A native checkbox with its label; the whole row answers. */
export function Checkbox({
  name,
  value,
  defaultChecked,
  checked,
  onChange,
  disabled,
  children,
}: CheckboxProps) {
  const [first] = useState(defaultChecked);
  return (
    <label className={row}>
      <input
        type="checkbox"
        className={box}
        name={name}
        value={value}
        defaultChecked={first}
        checked={checked}
        disabled={disabled}
        onChange={onChange && ((event) => onChange(event.target.checked))}
      />
      <span className={content}>{children}</span>
    </label>
  );
}
