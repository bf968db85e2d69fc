import { describe, expect, test } from 'vitest';
import { poses } from './anatomy.ts';
import { animalHeight, drawAnimal, poseOf } from './animal.ts';
import { breeds } from './breeds.ts';
import { coats, palettes } from './coats.ts';
import { drawFigure } from './figure.ts';
import { landscapes, sceneries } from './landscapes.ts';
import { drawFromName, pictureAddress, pictureName, readPictureName } from './picture-name.ts';
import { breedOf, species } from './species.ts';
import { boxOf, metresPerUnit, scaleOf } from './standing.ts';
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

  test('has ids that no other picture has, so that several can stand in one page, but for the part that is shown small', () => {
    const ids = names.flatMap((name) =>
      [...draw(name).matchAll(/<(?!view)\w+[^>]* id="([^"]+)"/g)].map((match) => match[1]),
    );
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
    // A calf stands beside its mother alone.
    expect(new Set(species.flatMap((animal) => coats.map((coat) => breedOf(animal, coat))))).toEqual(
      new Set(Object.keys(breeds).filter((name) => name !== 'calf')),
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

  test('shows its animal large where it is shown small: all of it, however little it is, within the drawing', () => {
    for (const name of [...names, 'ewe-cream-rains-13kg.svg', 'ram-grey-dusk-128kg-person.svg']) {
      const [x, y, width, height] = (/<view id="animal" viewBox="([^"]+)"/.exec(draw(name))?.[1] ?? '')
        .split(' ')
        .map(Number) as [number, number, number, number];
      expect([x >= 0, y >= 0, x + width <= 600.1, y + height <= 500.1], name).toEqual([
        true,
        true,
        true,
        true,
      ]);
      expect(width / height).toBeCloseTo(6 / 5, 1);
      const [, at, ground, across] =
        /<ellipse cx="([\d.]+)" cy="([\d.]+)" rx="([\d.]+)"/.exec(draw(name)) ?? [];
      expect(Number(ground)).toBeLessThan(y + height);
      expect(Number(at) - Number(across), name).toBeGreaterThan(x);
      expect(Number(at) + Number(across), name).toBeLessThan(x + width);
    }
    const part = (name: string) => Number(/<view[^>]* ([\d.]+) [\d.]+"/.exec(draw(name))?.[1]) / 600;
    expect(part('ewe-cream-rains-13kg.svg')).toBeLessThan(0.4);
  });

  test('stands differently in each landscape', () => {
    const stances = landscapes.map((landscape) => JSON.stringify(sceneries[landscape].stance));
    expect(new Set(stances).size).toBe(landscapes.length);
  });
});

describe('a picture at the scale of a weight', () => {
  /** How wide the ground under the animal is, in the drawing's units. */
  const shadowOf = (name: string) => Number(/<ellipse[^>]* rx="([\d.]+)"/.exec(draw(name))?.[1]);

  test('draws a lamb of 13 kg half as long as a ram of 105 kg of its build, and smaller than any grown sheep', () => {
    const ratio = shadowOf('ewe-cream-savanna-105kg.svg') / shadowOf('ewe-cream-savanna-13kg.svg');
    expect(ratio).toBeCloseTo(Math.cbrt(105 / 13), 1);
    expect(shadowOf('ewe-cream-rains-13kg.svg')).toBeLessThan(0.6 * shadowOf('ram-magpie-savanna-105kg.svg'));
  });

  test.each([
    ['ladoum', 105, 1.0, 1.15],
    ['baliBali', 65, 0.75, 0.88],
    ['touabire', 45, 0.75, 0.92],
    ['sahelEwe', 40, 0.65, 0.83],
    ['macina', 35, 0.6, 0.8],
    ['djallonke', 28, 0.5, 0.65],
    ['sahelGoat', 35, 0.75, 0.88],
    ['maradi', 30, 0.6, 0.7],
    ['dwarfGoat', 20, 0.4, 0.5],
    ['ndama', 310, 1.15, 1.2],
    ['cow', 240, 1.0, 1.08],
    ['taurine', 210, 0.88, 1.0],
    ['azawak', 420, 1.2, 1.31],
    ['zebu', 420, 1.25, 1.4],
    ['zebuCow', 310, 1.16, 1.28],
    ['kouri', 600, 1.4, 1.6],
  ] as const)('is as high at the withers as a %s of %d kg: %d to %d m', (name, weight, least, most) => {
    const breed = breeds[name];
    const height = metresPerUnit(breed, weight) * (breed.leg + breed.depth);
    expect(height).toBeGreaterThanOrEqual(least);
    expect(height).toBeLessThanOrEqual(most);
  });

  test('stays within the frame, with the person beside it, and is another drawing for each company', () => {
    const seen = ['ram-grey-dusk-128kg', 'longhorn-cream-dusk-600kg', 'zebu-fawn-savanna-480kg'].flatMap(
      (one) => [`${one}.svg`, `${one}-person.svg`].map(draw),
    );
    expect(new Set(seen).size).toBe(seen.length);
    const family = ['cow-white-coast.svg', 'cow-white-coast-young.svg', 'cow-white-coast-twin.svg'];
    expect(new Set(family.map(draw)).size).toBe(3);
    for (const name of family) {
      expect(faultsOf(draw(name)), name).toEqual([]);
      expect(Buffer.byteLength(draw(name))).toBeLessThanOrEqual(9_500);
    }
    for (const [breed, weight, metre] of [
      [breeds.ladoum, 130, 190],
      [breeds.kouri, 620, 130],
      [breeds.zebu, 500, 130],
    ] as const) {
      for (const pose of poses) {
        const { left, right, top } = boxOf(breed, pose);
        const scale = metresPerUnit(breed, weight) * metre;
        expect((right - left) * scale).toBeLessThanOrEqual(600 * 0.95);
        // Below the badges of a card.
        expect(435 + top * scale).toBeGreaterThanOrEqual(500 * 0.17);
      }
    }
  });

  test('a calf stands at its mother’s haunch, where her lowered head does not cover it, whichever way she faces', () => {
    const shadows = (landscape: string) =>
      [
        ...draw(`cow-white-${landscape}-young-310kg.svg`).matchAll(
          /<ellipse cx="([\d.]+)" cy="[\d.]+" rx="([\d.]+)"/g,
        ),
      ]
        .map(([, x, across]) => ({ x: Number(x), across: Number(across) }))
        .sort((one, other) => other.across - one.across);
    for (const landscape of landscapes) {
      const [mother, calf] = shadows(landscape);
      const side = Math.sign((calf?.x ?? 0) - (mother?.x ?? 0));
      expect(side, landscape).toBe(sceneries[landscape].stance.flip ? -1 : 1);
    }
  });

  test('two are twice the one animal, a cow has a calf without horns or udder, and wool stands out of the outline', () => {
    expect(draw('djallonke-skewbald-morning-twin.svg')).toMatch(/<use href="#[\w-]+-animal"/);
    expect(draw('cow-white-coast-young.svg')).toContain('id="cow-white-coast-young-pelt"');
    expect(breeds.calf).toMatchObject({ horns: null, udder: 0 });
    expect(draw('macina-white-coast.svg')).toContain('stroke-dasharray');
    expect(draw('ewe-white-coast.svg')).not.toContain('stroke-dasharray');
  });
});

describe('the name of a picture', () => {
  test('reads back as what it was made of', () => {
    for (const name of names) {
      const read = readPictureName(name);
      expect(read && pictureName(read)).toBe(name);
    }
  });

  test('says company, weight and person, and reads back', () => {
    const name = 'cow-white-coast-young-310kg-person.svg';
    const read = readPictureName(name);
    expect(read).toMatchObject({ company: 'young', weight: 310, person: true });
    expect(read && pictureName(read)).toBe(name);
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
    'ram-white-morning-0kg.svg',
    'ram-white-morning-2000kg.svg',
    'ram-white-morning-person.svg',
    'ram-white-morning-65kg-twin.svg',
    'ram-white-morning-herd.svg',
  ])('%j is nobody’s name, and draws nothing', (name) => {
    expect(drawFromName(name)).toBeNull();
  });
});
