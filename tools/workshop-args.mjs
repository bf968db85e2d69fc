/**
 * What Storybook is told: `build` first among the words builds it, and every word that follows is its own (Chromatic gives
 * `--output-dir` and a folder, which may be called `build`, too); else it opens on a port.
 */
export function workshopArgs(words, port = '6006') {
  const [first, ...others] = words;
  return first === 'build'
    ? ['build', '--disable-telemetry', '--quiet', ...others]
    : ['dev', '--port', port, '--no-open', '--disable-telemetry', ...words];
}
