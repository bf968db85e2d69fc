import type { Country } from '#openapi/schemas.ts';
import type { Loaded } from '#screens/loaded.ts';
import { css } from '#styled-system/css';
import { Button } from '#ui/button.tsx';
import { SelectField } from '#ui/select-field.tsx';
import { registerWording } from '#wording/register.ts';

const column = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2' });
const wide = css({ w: 'full' });

type CountryFieldProps = {
  label: string;
  placeholder: string;
  /** The provider's countries. */
  countries: Loaded<readonly Country[]>;
  onRetry: () => void;
  /** The country's id, or ''. */
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  required?: boolean;
};

/** The choice of a country among the provider's; while there are none it says why, and the rest of the form goes on. */
export function CountryField({ countries, onRetry, ...field }: CountryFieldProps) {
  const { loading, failed, retry } = registerWording.countries;
  const select = { ...field, name: 'pays', autoComplete: 'country-name' };
  if (countries.state === 'ready') {
    const options = countries.data.map(({ id, libelle }) => ({ value: id, label: libelle }));
    return <SelectField {...select} options={options} />;
  }
  if (countries.state === 'loading') {
    return <SelectField {...select} value="" options={[]} placeholder={loading} disabled />;
  }
  return (
    <div className={column}>
      <SelectField {...select} value="" options={[]} error={failed} className={wide} disabled />
      <Button variant="secondary" size="compact" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
