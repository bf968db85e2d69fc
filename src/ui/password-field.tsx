import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, useState } from 'react';
import { css, cx } from '#styled-system/css';
import { controlStyle } from './control-style.ts';
import { Field, type TypedProps, useField } from './field.tsx';
import { IconButton } from './icon-button.tsx';

const frame = css({
  position: 'relative',
  '& button': { position: 'absolute', top: '[3px]', right: '[3px]' },
});
const room = css({ paddingInlineEnd: '14' });

type PasswordFieldProps = TypedProps<InputHTMLAttributes<HTMLInputElement>> & {
  autoComplete: 'current-password' | 'new-password';
  /** The names of the button that shows and hides the password. */
  showLabel: string;
  hideLabel: string;
};

/** A password with a button that shows it. Pasting and password managers are supported. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const { field, control } = useField(props);
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field {...field}>
      <div className={frame}>
        <input
          {...control}
          type={shown ? 'text' : 'password'}
          className={cx(controlStyle(), room)}
          autoCapitalize="none"
          spellCheck={false}
        />
        <IconButton
          label={shown ? hideLabel : showLabel}
          icon={<Icon aria-hidden="true" />}
          aria-controls={field.id}
          onClick={() => setShown(!shown)}
        />
      </div>
    </Field>
  );
}
