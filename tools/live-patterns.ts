import type { Plugin, Rolldown } from 'vite';
import { idleParts } from './idle-parts.ts';

/** What of the patterns no file of a build needs, a sentence each. */
export function deadPatterns(patterns: Readonly<Record<string, RegExp>>, files: readonly string[]): string[] {
  return Object.entries(patterns).flatMap(([name, pattern]) =>
    idleParts(pattern, files).map(
      (part) => `« ${part} » in the pattern of « ${name} » changes nothing: no file of the build needs it.`,
    ),
  );
}

/**
 * Stops a build where a pattern by which its chunks are grouped has a part that matches nothing: a renamed file would
 * leave its chunk without a sound. `others` are the patterns that a group tests by itself.
 */
export function livePatterns(
  groups: readonly Rolldown.CodeSplittingGroup[],
  others: Readonly<Record<string, RegExp>>,
): Plugin {
  const patterns = groups.flatMap(({ name, test }) => (test instanceof RegExp ? [[String(name), test]] : []));
  return {
    name: 'live-patterns',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const dead = deadPatterns({ ...Object.fromEntries(patterns), ...others }, files);
      if (dead.length > 0) this.error(['vite.config.ts names files that are not there.', ...dead].join('\n'));
    },
  };
}
