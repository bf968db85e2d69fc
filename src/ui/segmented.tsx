import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { cva, cx } from '#styled-system/css';
import { flex } from '#styled-system/patterns';
import { centred } from './round.ts';
import { useWrittenValue } from './use-written-value.ts';

const frame = cva({
  base: { display: 'inline-flex', minW: '0', overflow: 'hidden', borderRadius: 'pill' },
  variants: {
    look: {
      light: { border: 'hairline', bg: 'surface' },
      bar: { border: '[1px solid {colors.barLine}]' },
    },
  },
});
const part = cva({
  base: {
    gap: '2',
    minW: '11',
    minH: '11',
    px: '3',
    fontSize: 'small',
    fontWeight: 'semibold',
    '& svg': { w: '5', h: '5' },
    'input:checked + &': { _forcedColors: { outline: '[2px solid Highlight]' } },
  },
  variants: {
    look: {
      light: { color: 'text', 'input:checked + &': { bg: 'text', color: 'page' } },
      bar: { color: 'onBar', 'input:checked + &': { bg: 'onBar', color: 'bar' } },
    },
  },
});
const choice = flex({ position: 'relative' });
// Above the visible part.
const radio = cva({
  base: {
    appearance: 'none',
    position: 'absolute',
    inset: '0',
    borderRadius: '[0]',
    cursor: 'pointer',
    _focusVisible: { outlineOffset: '[-4px]' },
    '&:checked:focus-visible': { zIndex: '[1]' },
  },
  variants: {
    look: {
      light: { '&:checked:focus-visible': { outlineColor: 'page' } },
      bar: {
        _focusVisible: { outlineColor: 'onBar' },
        '&:checked:focus-visible': { outlineColor: 'bar' },
      },
    },
  },
});

type SegmentedProps<V extends string> = {
  label: string;
  /** The name of the radio group, unique on the page. */
  name: string;
  /** The label of an `iconOnly` option is its accessible name. */
  options: readonly { value: V; label: string; icon?: ReactNode; iconOnly?: boolean }[];
  value: V;
  onChange: (value: V) => void;
  look?: 'light' | 'bar';
};

/** A radio group of a few options: light or dark, two to seven people. A choice made before hydration is reported at the start. */
export function Segmented<V extends string>(props: SegmentedProps<V>) {
  const { label, name, options, value, onChange, look = 'light' } = props;
  const group = useRef<HTMLFieldSetElement>(null);
  const reportEarlyChoice = useEffectEvent(() => {
    const chosen = group.current?.querySelector<HTMLInputElement>(':checked')?.value;
    const early = options.find((option) => option.value === chosen);
    if (early !== undefined && early.value !== value) onChange(early.value);
  });
  useEffect(() => reportEarlyChoice(), []);
  return (
    <fieldset ref={group} className={frame({ look })} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className={choice}>
          <input
            type="radio"
            className={radio({ look })}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            aria-label={option.iconOnly === true ? option.label : undefined}
          />
          <span className={cx(centred, part({ look }))}>
            {option.icon}
            {option.iconOnly !== true && option.label}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type RadioProps = {
  name: string;
  form: string;
  value: string;
  label: string;
  icon: ReactNode;
  chosen: boolean;
};

function IconRadio({ name, form, value, label, icon, chosen }: RadioProps) {
  const { ref, defaultValue } = useWrittenValue<HTMLInputElement>(chosen ? value : '');
  return (
    <label className={choice}>
      <input
        ref={ref}
        type="radio"
        className={radio({ look: 'light' })}
        name={name}
        form={form}
        value={value}
        defaultChecked={defaultValue === value}
        aria-label={label}
      />
      <span className={cx(centred, part({ look: 'light' }))}>{icon}</span>
    </label>
  );
}

type IconRadiosProps = {
  label: string;
  name: string;
  /** The id of their form, wherever they are. */
  form: string;
  options: readonly Pick<RadioProps, 'value' | 'label' | 'icon'>[];
  /** The selected value. The document owns the selection; a changed prop is written into it. */
  value: string;
};

/** A radio group of a few icons, part of a form. */
export function IconRadios({ label, options, value, ...field }: IconRadiosProps) {
  return (
    <fieldset className={frame({ look: 'light' })} aria-label={label}>
      {options.map((option) => (
        <IconRadio key={option.value} {...field} {...option} chosen={option.value === value} />
      ))}
    </fieldset>
  );
}
