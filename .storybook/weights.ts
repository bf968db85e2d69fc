import type { Plugin } from 'vite';

type Owner = 'storybook' | 'libraries' | 'ours';

const ownerOf = (id: string): Owner => {
  if (!id.includes('/node_modules/')) return /^\0|virtual:/.test(id) ? 'storybook' : 'ours';
  return /\/node_modules\/(?:@storybook|storybook|@vitest|@testing-library|axe-core|tocbot|markdown-to-jsx)[/-]/.test(
    id,
  )
    ? 'storybook'
    : 'libraries';
};

/**
 * Writes beside a built workshop of whose sources each of its scripts is made, as shares of 1: Storybook's, those of the
 * libraries that the shop stands on, and ours. `npm run workshop:weight` reads it.
 */
export const weights = (): Plugin => ({
  name: 'weights',
  generateBundle(_options, bundle) {
    const shares: Record<string, Record<Owner, number>> = {};
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const sums: Record<Owner, number> = { storybook: 0, libraries: 0, ours: 0 };
      for (const [id, { renderedLength }] of Object.entries(chunk.modules))
        sums[ownerOf(id)] += renderedLength;
      const all = Math.max(1, sums.storybook + sums.libraries + sums.ours);
      shares[chunk.fileName] = {
        storybook: sums.storybook / all,
        libraries: sums.libraries / all,
        ours: sums.ours / all,
      };
    }
    this.emitFile({ type: 'asset', fileName: 'weights.json', source: JSON.stringify(shares) });
  },
});
