import { build, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { pageFiles } from './page-files.ts';

it('fails a build if the router no longer marks the components of its routes', async () => {
  const files: Plugin = {
    name: 'files',
    resolveId: (id) => (id === '/shop/main.ts' ? id : null),
    load: (id) => (id === '/shop/main.ts' ? "document.title = 'shop';" : null),
  };
  const built = build({
    configFile: false,
    logLevel: 'silent',
    plugins: [files, pageFiles()],
    build: { write: false, rolldownOptions: { input: '/shop/main.ts' } },
  });
  await expect(built).rejects.toThrow(/\?tsr-split=component/);
});
