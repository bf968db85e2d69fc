import { drawLandscape } from './landscape.ts';
import type { Scenery } from './landscapes.ts';
import { svgDocument } from './standing.ts';

type Tones = { sky: string; hills: readonly [string, string, string]; tree: string };

const themes: Readonly<Record<'light' | 'dark', Tones>> = {
  light: { sky: '#f6ebd9', hills: ['#efdfc6', '#e6d1b2', '#dcc4a0'], tree: '#c9ab82' },
  dark: { sky: '#33221a', hills: ['#3f2b21', '#4a3428', '#563d2f'], tree: '#6b5140' },
};

const sceneryOf = ({ sky, hills, tree }: Tones): Scenery => ({
  sky: [sky, sky],
  sun: { x: 0.73, y: 0.3, radius: 0.115, fill: hills[0] },
  hills: [
    { fill: hills[0], line: [0.62, 0.54, 0.57, 0.63, 0.57, 0.55], behind: [] },
    { fill: hills[1], line: [0.73, 0.69, 0.71, 0.68, 0.66, 0.7], behind: [] },
    {
      fill: hills[2],
      line: [0.84, 0.83, 0.81, 0.82, 0.8, 0.79],
      behind: [{ kind: 'acacia', x: 0.4, y: 0.58, size: 2.2, fill: tree }],
    },
  ],
  foreground: [],
  shadow: tree,
  stance: { x: 0.48, height: 0.54, ground: 0.875, flip: false },
});

/**
 * Draws what stands for a picture that is missing: a landscape without colours, ratio 6:5. No animal is in it, which would be taken
 * for the one that is offered.
 */
export const drawPlaceholder = (theme: 'light' | 'dark'): string =>
  svgDocument(
    600,
    500,
    drawLandscape(sceneryOf(themes[theme]), { width: 600, height: 500, id: `placeholder-${theme}` }),
  );
