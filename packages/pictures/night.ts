import type { Scenery } from './landscapes.ts';

/** The landscape of the shop's own pictures in the dark theme: sand-coloured words keep 4.5 : 1 anywhere on it. */
export const night: Scenery = {
  sky: ['#2b2244', '#8c4c47'],
  sun: { x: 0.74, y: 0.27, radius: 0.11, fill: '#f6dfb0' },
  hills: [
    {
      fill: '#744043',
      line: [0.62, 0.55, 0.57, 0.63, 0.57, 0.55],
      behind: [
        { kind: 'stars', x: 0.2, y: 0.2, size: 1, fill: '#f6dfb0' },
        { kind: 'stars', x: 0.62, y: 0.13, size: 1, fill: '#f6dfb0' },
      ],
    },
    {
      fill: '#573037',
      line: [0.73, 0.69, 0.71, 0.68, 0.66, 0.7],
      behind: [{ kind: 'acacia', x: 0.93, y: 0.57, size: 0.9, fill: '#5b343c' }],
    },
    { fill: '#3f242b', line: [0.84, 0.83, 0.81, 0.82, 0.8, 0.79], behind: [] },
  ],
  foreground: [{ kind: 'grass', x: 0.94, y: 0.95, size: 0.9, fill: '#30191f' }],
  shadow: '#26141b',
  stance: { x: 0.5, height: 0.56, ground: 0.875, flip: false },
};
