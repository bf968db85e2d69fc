import { describe, expect, it } from 'vitest';
import { workshopArgs } from './workshop-args.mjs';

describe('the words for Storybook', () => {
  it('are passed on whole, whatever a folder is called', () => {
    expect(workshopArgs(['build', '--output-dir', 'build', '--webpack-stats-json=build'])).toEqual([
      'build',
      '--disable-telemetry',
      '--quiet',
      '--output-dir',
      'build',
      '--webpack-stats-json=build',
    ]);
  });

  it('open it on a port where nothing is built', () => {
    expect(workshopArgs([], '6100')).toEqual(['dev', '--port', '6100', '--no-open', '--disable-telemetry']);
  });
});
