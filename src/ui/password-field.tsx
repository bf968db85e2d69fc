import { Eye, EyeOff } from 'lucide-react';
import { useId, useState } from 'react';
import { css, cx } from '#styled-system/css';
import { controlStyle, describedBy, Field, type FieldTexts } from './field.tsx';
import { IconButton } from './icon-button.tsx';

const frame = css({
  position: 'relative',
  '& button': { position: 'absolute', top: '[3px]', right: '[3px]' },
});
const room = css({ paddingInlineEnd: '14' });

type PasswordFieldProps = FieldTexts & {
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  autoComplete: 'current-password' | 'new-password';
  required?: boolean;
  className?: string;
  /** The names of the button that shows and hides what was typed. */
  showLabel: string;
  hideLabel: string;
};

/** A password with a button that shows it. Pasting and password managers are welcome. */
export function PasswordField(props: PasswordFieldProps) {
  const { value, onChange, showLabel, hideLabel, className, error } = props;
  const id = useId();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      id={id}
      label={props.label}
      error={error}
      className={className}
      {...(props.hint === undefined ? {} : { hint: props.hint })}
    >
      <div className={frame}>
        <input
          id={id}
          name={props.name}
          type={shown ? 'text' : 'password'}
          className={cx(controlStyle(), room)}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onBlur={props.onBlur}
          required={props.required}
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={describedBy(id, props)}
        />
        <IconButton
          label={shown ? hideLabel : showLabel}
          icon={<Icon aria-hidden="true" />}
          aria-controls={id}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  );
}
