import { describe, expect, it } from 'vitest';
import { openTab } from '#boot/testing/fake-tab.ts';
import { storeOf } from '#effects/testing/answering-app.ts';
import { draftedForms, hasStoredForm, tabDrafts } from './drafts.ts';
import { storedDraft } from './stored-values.ts';

const open = () => {
  const stored = new Map<string, string>();
  const epoch = { now: 'first' };
  const ended: string[] = [];
  const drafts = tabDrafts(
    storeOf(stored),
    () => epoch.now,
    (form) => ended.push(form),
  );
  return { stored, drafts, epoch, ended };
};

describe('the drafts of a tab', () => {
  it('gives back what was typed in a form, and nothing of another', () => {
    const { drafts } = open();
    drafts.write('contact', { name: 'Awa', message: 'Livrez-vous\nà Bouaké ?' });
    expect(storedDraft(drafts, 'contact')).toEqual({ name: 'Awa', message: 'Livrez-vous\nà Bouaké ?' });
    expect(storedDraft(drafts, 'registration')).toBeNull();
  });

  it('forgets one form, or all of them', () => {
    const { drafts, stored } = open();
    drafts.write('contact', { name: 'Awa' });
    drafts.write('login', { email: 'awa@exemple.ci' });
    drafts.write('profile', { ville: 'Bouaké' });
    drafts.forget('contact');
    expect(storedDraft(drafts, 'contact')).toBeNull();
    expect(storedDraft(drafts, 'login')).toEqual({ email: 'awa@exemple.ci' });
    drafts.forgetAll();
    expect(stored.size).toBe(0);
  });

  it.each(['', 'null', '12', '"x"', '[]', '{"name":', '{"name":12,"email":{"a":1},"subject":null}'])(
    'takes %j for an empty form',
    (text) => {
      const { drafts, stored } = open();
      stored.set('first:contact_draft', text);
      expect(storedDraft(drafts, 'contact') ?? {}).toEqual({});
    },
  );

  it('leaves out what is no field of the form, a password first of all', () => {
    const { drafts, stored } = open();
    stored.set('first:registration_draft', '{"email":"awa@exemple.ci","password1":"secret","role":"ADMIN"}');
    expect(storedDraft(drafts, 'registration')).toEqual({ email: 'awa@exemple.ci' });
  });

  it('gives back nothing that was typed in another epoch, and deletes that, too', () => {
    const { drafts, stored, epoch, ended } = open();
    drafts.write('contact', { name: 'Awa' });
    epoch.now = 'second';
    expect(storedDraft(drafts, 'contact')).toBeNull();
    drafts.write('login', { email: 'aya@exemple.ci' });
    drafts.password = { email: 'awa@exemple.ci', password: 'secret', until: Number.POSITIVE_INFINITY };
    drafts.forgetAll();
    expect([...stored.keys()]).toEqual([]);
    expect(ended).toEqual(draftedForms);
    expect(drafts.password).toBeNull();
  });

  it.each(['0', '-1', '01', '1.5', '1e3', ' 2', '', '1234567890'])(
    'wants no quantity of an animal that nobody can choose: %j',
    (quantity) => {
      const { drafts } = open();
      drafts.write('wanted_add', { productId: 'ladoum', quantity });
      expect(storedDraft(drafts, 'wanted_add')).toBeNull();
      drafts.write('wanted_add', { productId: 'ladoum', quantity: '10' });
      expect(storedDraft(drafts, 'wanted_add')).toEqual({ productId: 'ladoum', quantity: '10' });
    },
  );
});

describe('a page that this device would draw otherwise than it was prerendered', () => {
  it.each([
    ['login', 'login', true],
    ['registration', 'registration', true],
    ['forgot-password', 'forgot-password', true],
    ['forgot-password', 'login', true],
    ['contact', 'contact', true],
    ['login', 'contact', false],
    ['contact', 'login', false],
    ['registration', 'login', false],
    ['search', 'login', false],
    [null, 'login', false],
  ] as const)('with the form %s and a draft of %s: %s', (form, drafted, expected) => {
    const { app } = openTab();
    expect(hasStoredForm(app, [form])).toBe(false);
    app.drafts.write(drafted, { email: 'awa@exemple.ci' });
    expect(hasStoredForm(app, [null, form])).toBe(expected);
  });

  it.each([
    ['login', true],
    ['forgot-password', false],
  ])('with the form %s and a remembered identifier: %s', (form, expected) => {
    expect(hasStoredForm(openTab({ remembered_identifier: 'awa@exemple.ci' }).app, [form])).toBe(expected);
  });
});
