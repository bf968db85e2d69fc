import { describe, expect, it } from 'vitest';
import { type DraftKey, tabDrafts } from './drafts.ts';

const open = () => {
  const kept = new Map<DraftKey, string>();
  const drafts = tabDrafts({
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  });
  return { kept, drafts };
};

describe('the drafts of a tab', () => {
  it('gives back what was typed in a form, and nothing of another', () => {
    const { drafts } = open();
    drafts.keep('contact', { name: 'Awa', message: 'Livrez-vous\nà Bouaké ?' });
    expect(drafts.read('contact')).toEqual({ name: 'Awa', message: 'Livrez-vous\nà Bouaké ?' });
    expect(drafts.read('registration')).toEqual({});
  });

  it('forgets one form, or all of them', () => {
    const { drafts, kept } = open();
    drafts.keep('contact', { name: 'Awa' });
    drafts.keep('login', { email: 'awa@exemple.ci' });
    drafts.keep('profile', { ville: 'Bouaké' });
    drafts.forget('contact');
    expect(drafts.read('contact')).toEqual({});
    expect(drafts.read('login')).toEqual({ email: 'awa@exemple.ci' });
    drafts.forgetAll();
    expect(kept.size).toBe(0);
  });

  it.each(['', 'null', '12', '"x"', '{"name":', '{"name":12,"email":{"a":1},"subject":null}'])(
    'takes %j for an empty form',
    (text) => {
      const { drafts, kept } = open();
      kept.set('contact_draft', text);
      expect(Object.keys(drafts.read('contact')).filter((name) => Number.isNaN(Number(name)))).toEqual([]);
    },
  );
});
