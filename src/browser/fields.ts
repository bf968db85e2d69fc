/** A form control with a text value; a checkbox has its value while it is checked. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isField = (element: unknown): element is Field =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const isCheckable = (field: Field): field is HTMLInputElement =>
  field.type === 'checkbox' || field.type === 'radio';

/** The value of a field; '' for an unchecked checkbox or radio button. */
export const fieldValue = (field: Field): string => (isCheckable(field) && !field.checked ? '' : field.value);

/** The values of a form's fields of these names. Names without a field are left out, and so are read-only fields, which hold no input. */
export function readFields<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const values: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const found = form.elements.namedItem(name);
    if (found instanceof RadioNodeList) values[name] = found.value;
    else if (isField(found) && !('readOnly' in found && found.readOnly)) values[name] = fieldValue(found);
  }
  return values;
}

/** Sets a field's value without an event. A field that has the value already keeps its caret. */
export function writeField(field: Field, value: string): void {
  if (isCheckable(field)) field.checked = field.value === value;
  else if (field.value !== value) field.value = value;
}

/** The forms of the page, whose fields a machine changes by an explicit command and never by a render. */
export interface Forms {
  /** Sets fields of the form of this name, if it is on the page. */
  write(form: string, values: Readonly<Record<string, string>>): void;
}

/** The forms of a document. */
export const documentForms = (page: Pick<Document, 'forms'>): Forms => ({
  write: (form, values) => {
    const found = page.forms.namedItem(form);
    for (const [name, value] of Object.entries(values)) {
      const field = found?.elements.namedItem(name);
      if (isField(field)) writeField(field, value);
      else if (field instanceof RadioNodeList) field.value = value;
    }
  },
});

/** Stores no draft of the form of this name until the user types in the form again (`src/boot/early/drafts.ts`). */
export function endDraft(page: Pick<Document, 'forms'>, form: string): void {
  const found = page.forms.namedItem(form);
  if (found?.dataset.draft !== undefined) found.dataset.draft = 'ended';
}
