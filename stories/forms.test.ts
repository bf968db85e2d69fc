import { expect, it } from 'vitest';
import { attributesOf, everyStory } from './testing/markup.ts';

it('every form is a POST, so that its text never appears in an address, except a search and the filters of a list', () => {
  const forms = everyStory()
    .filter((html) => html.includes('<form'))
    .map((html) => ({
      asked: attributesOf(html, 'form[action]', 'action'),
      sent: attributesOf(html, 'form:not([action], #filtres)', 'method'),
    }));
  expect(new Set(forms.flatMap(({ asked }) => asked))).toEqual(new Set(['/search']));
  const sent = forms.flatMap((form) => form.sent);
  expect(new Set(sent)).toEqual(new Set(['post']));
  expect(sent.length).toBeGreaterThan(50);
});
