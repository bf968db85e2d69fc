import { expect, it } from 'vitest';
import { withScript } from './preloaded.ts';

const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'" />`;
const scriptOf = (page: string): string => page.match(/<script>(.*?)<\/script>/s)?.[1] ?? '';

it('a script stands first in the head, before the policy, which stays as it is', () => {
  const page = withScript(
    `<!doctype html><html><head>${policy}<title>x</title></head><header></header>`,
    'go()',
  );
  expect(page).toBe(
    `<!doctype html><html><head><script>document.currentScript.remove();go()</script>${policy}<title>x</title></head><header></header>`,
  );
});

it('a head with attributes is one, and a header is none', () => {
  expect(scriptOf(withScript('<head lang="fr">', 'go()'))).toContain('go()');
  expect(withScript('<header>a</header>', 'go()')).toBe('<header>a</header>');
  expect(withScript('', 'go()')).toBe('');
});

it('what would end the script in a document, or be a pattern of a replacement, is the same to the engine', () => {
  const words = ['</script>', '</SCRIPT >', '<!-- <script>', "$& $1 $' $$", 'é’'];
  const script = scriptOf(
    withScript('<head></head>', `return ${JSON.stringify(words)};`).replace(
      'document.currentScript.remove();',
      '',
    ),
  );
  expect(script).not.toMatch(/<\/script|<!--/i);
  expect(new Function(script)()).toEqual(words);
});
