import { landmarkShapes } from './landmarks.ts';
import type { Landmark, Scenery } from './landscapes.ts';
import type { Point } from './svg.ts';
import { figure, group, shape, smooth } from './svg.ts';

/** A landscape's frame in its own units, and the prefix of its ids. */
export type Frame = { width: number; height: number; id: string };

/**
 * How a landscape is composed when it is not a plain picture: where the sun stands (parts of the frame; its radius
 * as a part of the smaller side), how much of the frame the land keeps (1 is its own), and from which part of the
 * width on far things may stand, so that words have a calm ground.
 */
export type Composition = {
  sun?: { x: number; y: number; radius: number };
  land?: number;
  calmUntil?: number;
};

/**
 * Draws a landscape, without its `<svg>`: sky, sun, hills from the farthest to the ground and what stands between
 * them. It fills the frame whatever its ratio. Ids begin with `frame.id`, so that drawings can share a page.
 */
export function drawLandscape(scenery: Scenery, frame: Frame, composition: Composition = {}): string {
  const { width, height, id } = frame;
  const { sun = scenery.sun, land = 1, calmUntil = 0 } = composition;
  const lowered = (y: number) => 1 - (1 - y) * land;
  const drawMarks = (marks: readonly Landmark[]) =>
    marks
      .filter(({ x }) => x >= calmUntil)
      .map((mark) => drawLandmark({ ...mark, y: inTheSky(mark) ? mark.y : lowered(mark.y) }, frame))
      .join('');
  const sky = shape('stop', { offset: 0, 'stop-color': scenery.sky[0] });
  const horizon = shape('stop', { offset: 1, 'stop-color': scenery.sky[1] });
  return [
    group('linearGradient', { id: `${id}-sky`, x1: 0, y1: 0, x2: 0, y2: 1 }, sky + horizon),
    shape('rect', { width, height, fill: `url(#${id}-sky)` }),
    shape('circle', {
      cx: sun.x * width,
      cy: sun.y * height,
      r: sun.radius * Math.min(width, height),
      fill: scenery.sun.fill,
    }),
    ...scenery.hills.map(
      ({ fill, line, behind }) =>
        drawMarks(behind) + shape('path', { fill, d: hillPath(line.map(lowered), frame) }),
    ),
    drawMarks(scenery.foreground),
  ].join('');
}

function inTheSky({ kind }: Landmark): boolean {
  return kind === 'cloud' || kind === 'birds' || kind === 'stars';
}

function hillPath(line: readonly number[], { width, height }: Frame): string {
  const points = line.map((y, index): Point => [(index / (line.length - 1)) * width, y * height]);
  return `${smooth(points)}V${figure(height)}H0z`;
}

function drawLandmark({ kind, x, y, size, fill }: Landmark, { width, height }: Frame): string {
  const scale = (Math.min(width, height) / 500) * size;
  const transform = `translate(${figure(x * width)} ${figure(y * height)}) scale(${scale.toFixed(2)})`;
  return group('g', { fill, transform }, landmarkShapes[kind]);
}
