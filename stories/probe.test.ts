import { it } from 'vitest';
import { files, markupOf } from './markup.ts';
it('probe', () => {
  for (const file of files) for (const [name, html] of Object.entries(markupOf(file))) if (html.startsWith('ERR')) console.log(file, name, html); else console.log(file, name, html.length);
});
