import { expect, it } from 'vitest';
import { attributesOf, everyStory } from './markup.ts';

it('every form searches at its own address, or is a POST: nothing typed into it stands in an address', () => {
  const forms = everyStory()
    .filter((html) => html.includes('<form'))
    .map((html) => ({
      asked: attributesOf(html, 'form[action]', 'action'),
      sent: attributesOf(html, 'form:not([action])', 'method'),
    }));
  expect(new Set(forms.flatMap(({ asked }) => asked))).toEqual(new Set(['/search']));
  const sent = forms.flatMap((form) => form.sent);
  expect(new Set(sent)).toEqual(new Set(['post']));
  expect(sent.length).toBeGreaterThan(50);
});
