import { build, type Plugin } from 'vite';
import { describe, expect, it } from 'vitest';
import { livePatterns } from './live-patterns.ts';
import { pageFiles } from './page-files.ts';

/** A build of three files, of one of which nothing is left. */
async function built(...plugins: Plugin[]): Promise<unknown> {
  const sources: Record<string, string> = {
    '/shop/main.ts': "import '/shop/ui/tabs.ts'; import '/shop/ui/unused.ts'; document.title = 'shop';",
    '/shop/ui/tabs.ts': "document.body.append('tabs');",
    '/shop/ui/unused.ts': 'export const unused = 1;',
  };
  const files: Plugin = {
    name: 'files',
    resolveId: (id) => (id in sources ? id : null),
    load: (id) => sources[id],
  };
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [files, ...plugins],
    build: { write: false, rolldownOptions: { input: '/shop/main.ts' } },
  });
}

describe('a build', () => {
  it('comes to its end where each part of a pattern has its files', async () => {
    const groups = [
      { name: 'ui', test: /\/ui\/(?:tabs)\./ },
      { name: 'rest', test: () => true },
    ];
    await expect(built(livePatterns(groups, { entry: /main/ }))).resolves.toBeDefined();
  });

  it('stops at each part without a file, or with one of which nothing is left, and names it', async () => {
    const red = built(
      livePatterns([{ name: 'ui', test: /\/ui\/(?:tabs|badge|unused)\./ }], { frame: /start/ }),
    );
    await expect(red).rejects.toThrow(/« badge » in the pattern of « ui »/);
    await expect(red).rejects.toThrow(/« unused » in the pattern of « ui »/);
    await expect(red).rejects.toThrow(/« start » in the pattern of « frame »/);
  });

  it('stops where the router no longer marks the components of its routes', async () => {
    await expect(built(pageFiles())).rejects.toThrow(/\?tsr-split=component/);
  });
});
