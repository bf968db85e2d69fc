import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { documentForms, endDraft, type Field, fieldValue, readFields, writeField } from './fields.ts';

const names = ['name', 'message', 'pays', 'means', 'remember', 'email', 'city'] as const;

/** A form with each kind of field: text, text area, select, radios, checkbox, a read-only field. */
function openForm(): HTMLFormElement {
  document.body.innerHTML = `
    <form name="contact" data-draft>
      <input name="name" value="Awa">
      <textarea name="message">Bonjour</textarea>
      <select name="pays"><option value="">Pays</option><option value="ci" selected>CI</option><option value="ml">ML</option></select>
      <label><input type="radio" name="means" value="wave" checked>Wave</label>
      <label><input type="radio" name="means" value="card">Carte</label>
      <input type="checkbox" name="remember" value="on">
      <input name="email" value="awa@exemple.ci" readonly>
    </form>`;
  const form = document.forms.namedItem('contact');
  if (form === null) throw new Error('There is no form.');
  return form;
}

const fieldOf = <Control extends Field = HTMLInputElement>(form: HTMLFormElement, name: string): Control =>
  form.elements.namedItem(name) as Control;

const atFirst = { name: 'Awa', message: 'Bonjour', pays: 'ci', means: 'wave', remember: '' };

afterEach(() => document.body.replaceChildren());

describe('the fields of a form', () => {
  it('are read as they stand, without a name that has no field and without one that is read only', () => {
    expect(readFields(openForm(), names)).toEqual(atFirst);
  });

  it('are read as they were typed, chosen and ticked', async () => {
    const form = openForm();
    await userEvent.fill(fieldOf(form, 'name'), 'Aya');
    await userEvent.fill(fieldOf(form, 'message'), 'Livrez-vous\nà Bouaké ?');
    await userEvent.selectOptions(fieldOf<HTMLSelectElement>(form, 'pays'), 'ml');
    await userEvent.click(form.querySelector('[value=card]') as Element);
    await userEvent.click(fieldOf(form, 'remember'));
    expect(readFields(form, names)).toEqual({
      ...{ name: 'Aya', message: 'Livrez-vous\nà Bouaké ?', pays: 'ml', means: 'card', remember: 'on' },
    });
    await userEvent.click(fieldOf(form, 'remember'));
    expect(fieldValue(fieldOf(form, 'remember'))).toBe('');
  });

  it('are read where a script has filled them without an event', () => {
    const form = openForm();
    fieldOf(form, 'name').value = 'Moussa';
    expect(readFields(form, ['name'])).toEqual({ name: 'Moussa' });
  });
});

describe('a field that is written', () => {
  it('holds the text, and fires no event', () => {
    const form = openForm();
    const fired: string[] = [];
    for (const type of ['input', 'change']) form.addEventListener(type, () => fired.push(type));
    writeField(fieldOf(form, 'name'), 'Aya');
    writeField(fieldOf(form, 'remember'), 'on');
    expect(readFields(form, ['name', 'remember'])).toEqual({ name: 'Aya', remember: 'on' });
    expect(fired).toEqual([]);
  });

  it('keeps its caret where it holds the text already', async () => {
    const field = fieldOf(openForm(), 'name');
    await userEvent.click(field);
    await userEvent.keyboard('{Home}');
    writeField(field, 'Awa');
    await userEvent.keyboard('N’');
    expect(field.value).toBe('N’Awa');
  });
});

describe('the forms of a document', () => {
  it('take values into fields of every kind, and leave those that are not named', () => {
    const form = openForm();
    const forms = documentForms(document);
    forms.write('contact', { name: '', message: '', pays: 'ml', means: 'card', remember: 'on' });
    expect(readFields(form, names)).toEqual({
      ...{ name: '', message: '', pays: 'ml', means: 'card', remember: 'on' },
    });
    forms.write('contact', { remember: '' });
    expect(readFields(form, names)).toEqual({
      ...{ name: '', message: '', pays: 'ml', means: 'card', remember: '' },
    });
  });

  it('are left alone where there is no such form or field', () => {
    const form = openForm();
    documentForms(document).write('login', { name: 'Aya' });
    documentForms(document).write('contact', { city: 'Abidjan' });
    expect(readFields(form, names)).toEqual(atFirst);
  });

  it('keep no draft of a form whose draft has ended', () => {
    const form = openForm();
    endDraft(document, 'login');
    expect(form.dataset.draft).toBe('');
    endDraft(document, 'contact');
    expect(form.dataset.draft).toBe('ended');
  });
});
