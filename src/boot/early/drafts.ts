import type { Early } from '#browser/early.ts';
import { isOver, keep } from './device.ts';

// Changed fields and their forms; the values are read after hydration.
const changed = new WeakSet<Element>();
export const isChanged: Early['isChanged'] = (element) => changed.has(element);
export const follow = ({ target }: Event): void => {
  const { form } = target as HTMLInputElement;
  changed.add(target as Element);
  if (form) changed.add(form);
  if (form?.dataset.draft) form.dataset.draft = '';
};
/** The browser restores the fields of a discarded tab. */
export const forget = (): void => {
  for (const form of document.forms) if (!changed.has(form)) form.reset();
};

// When the page is left, its forms' fields become drafts (src/browser/storage/drafts.ts). Never a password.
export const keepDrafts: Early['keepDrafts'] = (
  write = (form, draft) => {
    try {
      keep(form, draft);
    } catch {}
  },
) => {
  if (isOver()) return;
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-draft=""]')) {
    const fields = ([...form.elements] as HTMLInputElement[]).filter(
      ({ name, type }) => name && !/password|checkbox|radio|submit/.test(type + name),
    );
    const isTyped = fields.some(({ value, defaultValue = value }) => value !== defaultValue);
    // A field may be named `name`, which shadows `form.name`.
    const name = form.getAttribute('name');
    if (name && (isTyped || changed.has(form)))
      write(name, Object.fromEntries(fields.map((field) => [field.name, field.value])));
  }
};
