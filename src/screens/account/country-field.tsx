import type { ComponentProps } from 'react';
import type { Country } from '#openapi/schemas.ts';
import type { Loaded } from '#rules/loaded.ts';
import { css } from '#styled-system/css';
import { stack } from '#styled-system/patterns';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { registrationWording } from '#wording/registration.ts';

const column = stack({ align: 'flex-start', gap: '2' });
const wide = css({ w: 'full' });

/** `defaultValue` is the country's id, or ''. */
type CountryFieldProps = Omit<ComponentProps<typeof SelectField<string>>, 'name' | 'options' | 'value'> & {
  defaultValue: string;
  placeholder: string;
  /** The provider's countries. */
  countries: Loaded<readonly Country[]>;
  onRetry: () => void;
};

/** A select with the provider's countries. Without any it shows why, and takes the focus as the invalid field. */
export function CountryField(props: CountryFieldProps) {
  const { countries, onRetry, placeholder, error, defaultValue, ...field } = props;
  const { loading, none, failed, retry } = registrationWording.countries;
  const ready = countries.state === 'ready' ? countries.data : [];
  const absence = countries.state === 'empty' ? none : countries.state === 'failed' ? failed : undefined;
  const options = ready.map(({ id, libelle }) => ({ value: id, label: libelle }));
  return (
    <div className={column}>
      <SelectField
        {...field}
        data-focus-home=""
        name="pays"
        autoComplete="country-name"
        className={wide}
        value={defaultValue}
        options={options}
        placeholder={countries.state === 'loading' ? loading : placeholder}
        error={absence ?? error}
        comesByItself={countries.state !== 'ready'}
      />
      {absence !== undefined && (
        <Button variant="secondary" size="compact" onClick={onRetry}>
          {retry}
        </Button>
      )}
    </div>
  );
}
