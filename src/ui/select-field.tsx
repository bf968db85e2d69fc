import { Field, type FieldTexts, useField } from './field.tsx';
import { NativeSelect, type NativeSelectProps } from './select.tsx';

/** A native select with its label above, its hint and its error below. */
export function SelectField<V extends string>(props: FieldTexts & NativeSelectProps<V>) {
  const { field, control } = useField(props);
  return (
    <Field {...field}>
      <NativeSelect {...control} />
    </Field>
  );
}
