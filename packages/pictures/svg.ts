/** A point of a drawing, in its own units. */
export type Point = readonly [x: number, y: number];

/** A number as a drawing writes it: one decimal at most, no trailing zero, never `-0`. */
export function figure(value: number): string {
  const rounded = Math.round(value * 10) / 10;
  return String(rounded === 0 ? 0 : rounded);
}

/** The path of a smooth line through the points (Catmull-Rom turned into cubic Bézier curves). */
export function smooth(points: readonly Point[]): string {
  const at = (index: number): Point => {
    const point = points[Math.min(Math.max(index, 0), points.length - 1)];
    if (!point) throw new RangeError('a line needs at least one point');
    return point;
  };
  const [startX, startY] = at(0);
  let path = `M${figure(startX)} ${figure(startY)}`;
  for (let index = 0; index < points.length - 1; index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const first = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const second = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    path += `C${[...first, ...second, ...to].map(figure).join(' ')}`;
  }
  return path;
}

/** An element that is drawn and holds nothing. */
export function shape(name: string, attributes: Record<string, string | number | undefined>): string {
  return `<${name}${attributesOf(attributes)}/>`;
}

/** An element that holds others. */
export function group(
  name: string,
  attributes: Record<string, string | number | undefined>,
  content: string,
): string {
  return `<${name}${attributesOf(attributes)}>${content}</${name}>`;
}

function attributesOf(attributes: Record<string, string | number | undefined>): string {
  return Object.entries(attributes)
    .filter((entry): entry is [string, string | number] => entry[1] !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? figure(value) : value}"`)
    .join('');
}
