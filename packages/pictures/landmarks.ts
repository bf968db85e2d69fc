import type { Landmark } from './landscapes.ts';

/** The far things of a landscape, drawn around the point on which they stand, in 500ths of the frame's smaller side. */
export const landmarkShapes: Readonly<Record<Landmark['kind'], string>> = {
  acacia:
    '<path d="M-3 60c1-24 0-36-14-52l5-3c7 7 11 12 12 20c2-9 6-14 14-20l4 4C5 22 5 40 6 60z"/><path d="M-62 4c4-14 22-20 36-18c8-14 40-16 50-2c16-4 32 4 36 16c-24 10-96 12-122 4"/>',
  baobab:
    '<path d="M-16 62c4-20 4-38-2-54c-10-4-20-8-26-18l4-3c8 8 16 10 22 9c-4-10-12-14-18-26l5-2c8 12 18 16 24 26c2-10 0-20 4-32l5 1c-2 12 2 22 1 32c8-8 14-14 18-26l5 2c-4 14-10 20-14 28c8 0 16-4 22-12l4 4c-6 12-16 16-24 18c-4 18-2 34 4 53z"/><circle cx="-40" cy="-16" r="13"/><circle cx="-22" cy="-32" r="14"/><circle cx="3" cy="-38" r="15"/><circle cx="28" cy="-33" r="14"/><circle cx="42" cy="-14" r="12"/>',
  palm: '<path fill="#a9825a" d="M-6 4c4-50 8-90-12-140l8-2c20 46 22 92 20 142z"/><path d="M-14-138c-20-14-44-10-58 12c20-8 38-8 58-12m0 0c-30 0-46 22-44 48c12-18 24-34 44-48m0 0c-2-26-26-40-50-34c22 6 36 18 50 34m0 0c14-24 40-28 58-10c-22-2-40 2-58 10m0 0c26-4 48 14 50 40c-14-18-30-30-50-40m0 0c14 14 18 34 8 54c-2-20-4-36-8-54"/>',
  huts: '<path d="M-40 40V14h44v26zM12 40V20h34v20z"/><path fill-opacity=".75" d="M-48 17L-18-16L12 17zM6 22L29-2L52 22z"/>',
  cloud: '<path d="M-50 16a17 17 0 0 1 6-33a27 27 0 0 1 50-8a22 22 0 0 1 34 16a13 13 0 0 1 4 25z"/>',
  birds:
    '<path d="M-30 4q9-11 15 0q6-11 15 0q-9-6-15 4q-6-10-15-4M12-14q7-9 12 0q5-9 12 0q-7-5-12 3q-5-8-12-3M30 14q6-8 10 0q4-8 10 0q-6-4-10 3q-4-7-10-3"/>',
  grass:
    '<path d="M-26 8q0-18-9-27q13 8 14 27zM-13 8q-1-24 5-37q1 19 2 37zM0 8q4-20 17-28q-9 13-10 28zM17 8q-1-12 6-19q-2 10-1 19z"/>',
  stones: '<path d="M-34 10c-2-12 6-20 16-18c9 1 14 8 13 18zM4 10c-1-8 5-12 11-11s9 5 8 11z"/>',
  stars:
    '<circle cx="-70" cy="-24" r="2.6"/><circle cx="-38" cy="18" r="1.8"/><circle cx="-6" cy="-40" r="2"/><circle cx="22" cy="4" r="2.8"/><circle cx="58" cy="-28" r="1.8"/><circle cx="82" cy="26" r="2.2"/><circle cx="-88" cy="34" r="1.6"/>',
};
