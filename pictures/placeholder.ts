import { animalHeight } from './animal.ts';
import { breeds } from './breeds.ts';
import type { Palette } from './coats.ts';
import { drawLandscape } from './landscape.ts';
import type { Scenery } from './landscapes.ts';
import { drawStanding, scaleOf, svgDocument } from './standing.ts';

type Tones = { sky: string; hills: readonly [string, string, string]; shadow: string; ram: Palette };

const flat = (body: string, head: string, line: string): Palette => ({
  coat: body,
  shade: line,
  skin: head,
  dark: line,
  muzzle: head,
  horn: head,
  hornShade: line,
  eye: line,
  patch: body,
});

const themes: Readonly<Record<'light' | 'dark', Tones>> = {
  light: {
    sky: '#f6ebd9',
    hills: ['#efdfc6', '#e6d1b2', '#dcc4a0'],
    shadow: '#c9ab82',
    ram: flat('#fbf4e8', '#d3b892', '#b3946a'),
  },
  dark: {
    sky: '#33221a',
    hills: ['#3f2b21', '#4a3428', '#563d2f'],
    shadow: '#36251b',
    ram: flat('#8a6d57', '#6b5140', '#4a3528'),
  },
};

function sceneryOf({ sky, hills, shadow }: Tones): Scenery {
  return {
    sky: [sky, sky],
    sun: { x: 0.73, y: 0.3, radius: 0.115, fill: hills[0] },
    hills: [
      { fill: hills[0], line: [0.62, 0.54, 0.57, 0.63, 0.57, 0.55], behind: [] },
      { fill: hills[1], line: [0.73, 0.69, 0.71, 0.68, 0.66, 0.7], behind: [] },
      { fill: hills[2], line: [0.84, 0.83, 0.81, 0.82, 0.8, 0.79], behind: [] },
    ],
    foreground: [],
    shadow,
    stance: { x: 0.48, height: 0.54, ground: 0.875, flip: false },
  };
}

/** Draws what stands for a picture that is missing: a ram in a landscape without colours, ratio 6:5. */
export function drawPlaceholder(theme: 'light' | 'dark'): string {
  const scenery = sceneryOf(themes[theme]);
  const frame = { width: 600, height: 500, id: `placeholder-${theme}` };
  const ram = drawStanding({
    breed: breeds.ladoum,
    pose: 'proud',
    palette: themes[theme].ram,
    shadow: scenery.shadow,
    x: scenery.stance.x * frame.width,
    ground: scenery.stance.ground * frame.height,
    scale: scaleOf(breeds.ladoum, scenery.stance.height * frame.height * animalHeight),
    flip: false,
    id: frame.id,
  });
  return svgDocument(frame.width, frame.height, drawLandscape(scenery, frame) + ram);
}
