import { describe, expect, test } from 'vitest';
import { poses } from './anatomy.ts';
import { animalHeight, drawAnimal, poseOf } from './animal.ts';
import { breeds } from './breeds.ts';
import { coats, palettes } from './coats.ts';
import { drawFigure } from './figure.ts';
import { landscapes, sceneries } from './landscapes.ts';
import { drawFromName, pictureAddress, pictureName, readPictureName } from './picture-name.ts';
import { breedOf, species } from './species.ts';
import { boxOf, scaleOf } from './standing.ts';
import { faultsOf } from './testing/well-formed.ts';

const names = species.flatMap((animal) =>
  coats.flatMap((coat) => landscapes.map((landscape) => pictureName({ species: animal, coat, landscape }))),
);
const drawn = new Map<string, string>();
const draw = (name: string): string => {
  const svg = drawn.get(name) ?? drawFromName(name);
  if (svg === null) throw new Error(`${name} is not drawn`);
  drawn.set(name, svg);
  return svg;
};

describe('a picture of an animal', () => {
  test('exists for every animal, coat and landscape, under a name of its own', () => {
    expect(names).toHaveLength(species.length * coats.length * landscapes.length);
    expect(new Set(names).size).toBe(names.length);
    expect(landscapes.length).toBeGreaterThanOrEqual(6);
  });

  test('is the same text each time it is drawn', () => {
    for (const name of names) expect(drawFromName(name)).toBe(draw(name));
  });

  test('is another one for each name', () => {
    expect(new Set(names.map(draw)).size).toBe(names.length);
  });

  test('weighs 3 to 7 kB', () => {
    const weights = names.map((name) => Buffer.byteLength(draw(name)));
    expect(Math.min(...weights)).toBeGreaterThanOrEqual(3_000);
    expect(Math.max(...weights)).toBeLessThanOrEqual(7_000);
  });

  test('is well-formed, with its ids its own and every reference kept, and asks nothing of a strict policy', () => {
    for (const name of names) expect(faultsOf(draw(name)), name).toEqual([]);
  });

  test('has ids that no other picture has, so that several can stand in one page', () => {
    const ids = names.flatMap((name) => [...draw(name).matchAll(/ id="([^"]+)"/g)].map((match) => match[1]));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('is six wide to five high unless another ratio is asked for', () => {
    const ram = { species: 'ram', coat: 'white', landscape: 'morning' } as const;
    expect(drawAnimal(ram)).toContain('viewBox="0 0 600 500"');
    expect(drawAnimal({ ...ram, ratio: 2 })).toContain('viewBox="0 0 1000 500"');
  });

  test('can be turned round, made larger, and given ids for a place of its own', () => {
    const ram = { species: 'ram', coat: 'white', landscape: 'morning' } as const;
    const plain = drawAnimal(ram);
    expect(drawAnimal({ ...ram, flip: true })).not.toBe(plain);
    expect(drawAnimal({ ...ram, scale: 1.2 })).not.toBe(plain);
    expect(drawAnimal({ ...ram, id: 'first' })).toContain('id="first-sky"');
  });

  test('shows its breed: each differs from each other in more than its coat', () => {
    const outlines = Object.values(breeds).map((breed) => drawFigure(breed, palettes.white, 'proud', 'one'));
    expect(new Set(outlines).size).toBe(Object.keys(breeds).length);
    expect(new Set(species.flatMap((animal) => coats.map((coat) => breedOf(animal, coat))))).toEqual(
      new Set(Object.keys(breeds)),
    );
  });

  test('three landscapes in a row show three poses, and a pose covers the frame’s middle, never its edges', () => {
    for (const coat of coats) {
      const seen = landscapes.slice(0, 3).map((landscape) => poseOf(coat, landscape));
      expect(new Set(seen)).toEqual(new Set(poses));
    }
    for (const breed of Object.values(breeds)) {
      for (const pose of poses) {
        for (const { stance } of Object.values(sceneries)) {
          const scale = scaleOf(breed, stance.height * 500 * animalHeight);
          const { left, right, top } = boxOf(breed, pose);
          expect((right - left) * scale).toBeLessThanOrEqual(600 * 0.86);
          expect(stance.ground * 500 + top * scale).toBeGreaterThanOrEqual(500 * 0.13);
        }
      }
    }
  });

  test('stands differently in each landscape', () => {
    const stances = landscapes.map((landscape) => JSON.stringify(sceneries[landscape].stance));
    expect(new Set(stances).size).toBe(landscapes.length);
  });
});

describe('the name of a picture', () => {
  test('reads back as what it was made of', () => {
    for (const name of names) {
      const read = readPictureName(name);
      expect(read && pictureName(read)).toBe(name);
    }
  });

  test('stands under /media/animals/', () => {
    expect(pictureAddress({ species: 'zebu', coat: 'white', landscape: 'dusk' })).toBe(
      '/media/animals/zebu-white-dusk.svg',
    );
  });

  test.each([
    '',
    'ram.svg',
    'ram-white-morning',
    'ram-white-morning.png',
    'ram-white-mars.svg',
    'ram-pink-morning.svg',
    'camel-white-morning.svg',
    'ram-white-morning-.svg',
    '../ram-white-morning.svg',
    'RAM-white-morning.svg',
    'ram-white-morning.svg\n',
    'constructor-white-morning.svg',
  ])('%j is nobody’s name, and draws nothing', (name) => {
    expect(drawFromName(name)).toBeNull();
  });
});
