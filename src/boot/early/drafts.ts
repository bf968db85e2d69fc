import type { Early } from '#browser/early.ts';
import { draftOf } from '#rules/stored-names.ts';
import { deviceEpoch, documentEpoch, isDenied, store, takeEpoch } from './device.ts';

// Changed fields and their forms; the values are read after hydration.
const changed = new WeakSet<Element>();
export const isChanged: Early['isChanged'] = (element) => changed.has(element);

/** Writes the epoch into the history entry. Not by the instance's method, which the router replaces. */
export const stampEntry = (): void => {
  // Where storage is denied no later document knows of an end: none has this epoch.
  const epoch = isDenied ? `${performance.timeOrigin}` : deviceEpoch();
  if (history.state?.epoch !== epoch)
    History.prototype.replaceState.call(history, { ...history.state, epoch }, '');
};
export const follow = ({ target }: Event): void => {
  const { form } = target as HTMLInputElement;
  changed.add(target as Element);
  if (form) changed.add(form);
  if (form?.dataset.draft) form.dataset.draft = '';
  stampEntry();
};
const empty = (): void => {
  for (const form of document.forms) form.reset();
};
type Restored = HTMLInputElement & { options?: Iterable<HTMLOptionElement> };
/** Empties the fields that the browser restores in an entry that was filled in under another epoch, before they are seen. */
export const emptyRestored = (page: HTMLElement): void => {
  if ((history.state?.epoch ?? documentEpoch) === documentEpoch) return;
  page.hidden = true;
  // Once the document is parsed; `DOMContentLoaded` waits for the scripts, too.
  const show = (): void => {
    empty();
    page.hidden = false;
    const served = Array.from(document.forms, ({ elements }) => [...elements] as Restored[]).flat();
    // Chromium restores just before; what somebody has changed meanwhile stays, as does the group of a radio.
    const emptyServed = (): void => {
      for (const field of served) {
        const { name, type } = field;
        const isOf = (one: Restored) => one === field || (type === 'radio' && one.name === name);
        if (served.some((one) => changed.has(one) && isOf(one))) continue;
        for (const option of field.options ?? []) option.selected = option.defaultSelected;
        if (field.defaultValue === undefined) continue;
        field.value = field.defaultValue;
        field.checked = field.defaultChecked;
      }
    };
    addEventListener('pageshow', emptyServed, { once: true });
  };
  addEventListener('readystatechange', show, { capture: true, once: true });
};
/** Empties the fields of a document without code where a session has ended elsewhere. */
export const emptyEnded = (): void => {
  if (takeEpoch()) empty();
};

// When the page is left, its forms' fields become drafts (src/browser/storage/drafts.ts). Never a password.
export const storeDrafts: Early['storeDrafts'] = (
  write = (form, draft) => {
    try {
      store(draftOf(form), draft);
    } catch {}
  },
) => {
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
