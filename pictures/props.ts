import { figure, group } from './svg.ts';

/** A thing that stands beside an animal: `x`, `ground` and `height` are parts of the frame. */
export type Prop = {
  kind: 'cart' | 'fence' | 'signpost' | 'rain';
  x: number;
  ground: number;
  height: number;
};

const props: Readonly<Record<Prop['kind'], (shadow: string) => string>> = {
  cart: (shadow) =>
    '<ellipse cx="4" cy="-3" rx="56" ry="8" fill="' +
    shadow +
    '"/><g fill="none" stroke="#a8431f" stroke-linecap="round" stroke-linejoin="round" stroke-width="8"><path d="M-62-92h18l16 66h66l14-48h-86" fill="#fbead2" fill-opacity=".55"/><path d="M-20-50h60"/></g><circle cx="-18" cy="-8" r="9" fill="#a8431f"/><circle cx="28" cy="-8" r="9" fill="#a8431f"/>',
  fence: () =>
    '<g fill="#8a6238"><path d="M-272-72h14V6h-14zM-176-76h14V4h-14zM-80-72h14V4h-14zM66-74h14V4h-14zM162-72h14V4h-14zM258-76h14V6h-14z"/><path d="M-310-58h250v11h-250zM-310-28h250v11h-250zM60-58h250v11H60zM60-28h250v11H60z"/></g>',
  signpost: (shadow) =>
    '<ellipse cx="0" cy="-2" rx="30" ry="6" fill="' +
    shadow +
    '"/><path fill="#7d5630" d="M-5-96H5V0H-5z"/><path fill="#a5763f" d="M-42-94h70l16 14l-16 14h-70z"/><path fill="#8f6434" d="M40-60h-66l-14 12l14 12h66z"/>',
  rain: () =>
    '<path fill="none" stroke="#6c9aa0" stroke-linecap="round" stroke-opacity=".7" stroke-width="1" d="M-52-30l-2 5m14-18l-2 5m18 8l-2 5m16-16l-2 5m20 10l-2 5m14-18l-2 5m20 8l-2 5m16-14l-2 5m-96 18l-2 5m30-8l-2 5m40-2l-2 5m30-8l-2 5"/>',
};

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
