import type { Point } from './svg.ts';

/** Everything an outline is made of, in whole units: a drawing of 200 needs no decimals. */
const whole = (value: number): number => Math.round(value) + 0;
const step = (from: Point, to: Point): string => {
  const [x, y] = [whole(to[0]) - whole(from[0]), whole(to[1]) - whole(from[1])];
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
};
const joined = (parts: readonly string[]): string =>
  parts.reduce((text, part) => (part.startsWith('-') ? text + part : `${text} ${part}`));

function curve(before: Point, from: Point, to: Point, after: Point): string {
  const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
  const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
  return joined([step(from, first), step(from, second), step(from, to)]);
}

const start = ([x, y]: Point): string => `M${step([0, 0], [x, y])}`;

/** Twice the area within the points; its sign says which way round they go. */
const area = (points: readonly Point[]): number =>
  points.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);

/** All outlines go the same way round, so that those which overlap are one shape. */
const oneWay = (points: readonly Point[]): readonly Point[] =>
  area(points) < 0 ? points.toReversed() : points;

/** A smooth closed outline through the points. */
export function closed(given: readonly Point[]): string {
  const points = oneWay(given);
  const at = (index: number): Point => points[(index + points.length) % points.length] ?? [0, 0];
  const curves = points.map((_, index) => curve(at(index - 1), at(index), at(index + 1), at(index + 2)));
  return `${start(at(0))}c${joined(curves)}z`;
}

/** A smooth line through the points, open at its ends. */
export function line(points: readonly Point[]): string {
  const at = (index: number): Point => points[Math.min(Math.max(index, 0), points.length - 1)] ?? [0, 0];
  const curves = points
    .slice(1)
    .map((_, index) => curve(at(index - 1), at(index), at(index + 1), at(index + 2)));
  return `${start(at(0))}c${joined(curves)}`;
}

/** What has a course and a thickness along it: a leg, a neck, a horn, an ear, a tail. It ends flat, or in a point where it is 0 thick. */
export function limb(course: readonly Point[], thickness: readonly number[]): readonly Point[] {
  const at = (index: number): Point => course[Math.min(Math.max(index, 0), course.length - 1)] ?? [0, 0];
  const side = (sign: 1 | -1) =>
    course.map(([x, y], index): Point => {
      const [from, to] = [at(index - 1), at(index + 1)];
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
      const half = ((thickness[index] ?? 0) / 2) * sign;
      return [x - ((to[1] - from[1]) / length) * half, y + ((to[0] - from[0]) / length) * half];
    });
  return [...side(1), ...side(-1).toReversed()];
}

/** The outline of a limb: smooth along its sides, straight across its ends. */
export function limbPath(course: readonly Point[], thickness: readonly number[]): string {
  const points = oneWay(limb(course, thickness));
  const half = points.length / 2;
  const back = line(points.slice(half));
  const from: Point = points[half - 1] ?? [0, 0];
  const to: Point = points[half] ?? [0, 0];
  return `${line(points.slice(0, half))}l${step(from, to)}${back.replace(/^M[^c]*/, '')}z`;
}

/** Points that were made around 0, 0, turned by an angle (radians, clockwise), made larger and put at a place. */
export function placed(points: readonly Point[], place: Point, size: number, angle: number): Point[] {
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size];
  return points.map(([x, y]): Point => [place[0] + x * cos - y * sin, place[1] + x * sin + y * cos]);
}
