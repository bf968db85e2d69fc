import { brand } from './brand.ts';
import { markShapes } from './icon.ts';
import { figure, group } from './svg.ts';

/** A thing that stands beside an animal: `x`, `ground` and `height` are parts of the frame. */
export type Prop = {
  kind: 'cart' | 'fence' | 'signpost' | 'rain' | 'bunting' | 'wire' | 'gate';
  x: number;
  ground: number;
  height: number;
};

const props: Readonly<Record<Prop['kind'], (shadow: string) => string>> = {
  // The shop's sign, as a thing.
  cart: (shadow) =>
    `<ellipse cx="16" cy="-3" rx="46" ry="7" fill="${shadow}"/><g fill="${brand.primary}" transform="matrix(-1.7 0 0 1.7 68 -103)">${markShapes}</g>`,
  fence: () =>
    '<g fill="#8a6238"><path d="M-272-72h14V6h-14zM-176-76h14V4h-14zM-80-72h14V4h-14zM66-74h14V4h-14zM162-72h14V4h-14zM258-76h14V6h-14z"/><path d="M-310-58h250v11h-250zM-310-28h250v11h-250zM60-58h250v11H60zM60-28h250v11H60z"/></g>',
  signpost: (shadow) =>
    '<ellipse cx="0" cy="-2" rx="30" ry="6" fill="' +
    shadow +
    '"/><path fill="#7d5630" d="M-5-96H5V0H-5z"/><path fill="#a5763f" d="M-42-94h70l16 14l-16 14h-70z"/><path fill="#8f6434" d="M40-60h-66l-14 12l14 12h66z"/>',
  rain: () =>
    '<path fill="none" stroke="#6c9aa0" stroke-linecap="round" stroke-opacity=".7" stroke-width="1" d="M-52-30l-2 5m14-18l-2 5m18 8l-2 5m16-16l-2 5m20 10l-2 5m14-18l-2 5m20 8l-2 5m16-14l-2 5m-96 18l-2 5m30-8l-2 5m40-2l-2 5m30-8l-2 5"/>',
  bunting,
  wire: () =>
    `<path fill="#6b4a2c" d="M-104-100h8V0h-8zM96-100h8V0h-8zM-116-92h32v6h-32zM84-92h32v6H84z"/><path fill="none" stroke="#4a3220" stroke-linecap="round" stroke-width="2.5" d="M-130-84Q-114-72-100-90Q-72-64-62-28q2 8 7 7M130-84Q114-72 100-90Q78-66 72-38q-2 9-7 7"/><path fill="none" stroke="${brand.ochre}" stroke-linecap="round" stroke-width="3" d="M-46-30l8-6m-8 14l10 1M56-40l-8-6m7 15l-9 2"/>`,
  gate: () =>
    `<g fill="#8a6238"><path d="M-92-84h14V6h-14zM78-84h14V6H78z"/><path d="M-78-70H78v10H-78zM-78-44H78v10H-78zM-78-18H78v10H-78z"/></g><path fill="#75512c" d="M-78-18l8 8L78-60l-6-10z"/><rect x="-10" y="-50" width="20" height="22" rx="4" fill="${brand.danger}"/><path fill="none" stroke="${brand.danger}" stroke-width="4" d="M-6-50v-5a6 6 0 0 1 12 0v5"/>`,
};

/** Hung across the sky for a feast: its flags take turns in the shop's colours. */
function bunting(): string {
  const colours = [brand.primary, brand.ochre, brand.success];
  const flags = Array.from({ length: 11 }, (_, index) => {
    const x = -50 + index * 10;
    const y = -26 + 22 * (1 - (x / 60) ** 2);
    return `<path fill="${colours[index % 3]}" d="M${figure(x - 4)} ${figure(y - 1)}h8l-4 10z"/>`;
  });
  return `<path fill="none" stroke="#7d5630" stroke-width="1" d="M-62-28Q0 18 62-28"/>${flags.join('')}`;
}

const natural = 100;

/** Draws a thing where it stands in a frame of that width and height; `shadow` is its colour. */
export function drawProp(
  { kind, x, ground, height: part }: Prop,
  width: number,
  height: number,
  shadow: string,
): string {
  const scale = ((part * height) / natural).toFixed(2);
  return group(
    'g',
    { transform: `translate(${figure(x * width)} ${figure(ground * height)}) scale(${scale})` },
    props[kind](shadow),
  );
}
