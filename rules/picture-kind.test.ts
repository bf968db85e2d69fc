import { describe, expect, it } from 'vitest';
import { mainPicture, pictureKind, picturesOf } from './picture-kind.ts';

describe('a picture of an animal', () => {
  it.each([
    '/media/animals/ram-white-morning.svg',
    'https://media.exemple.ci/ram.SVG?v=2',
    'data:image/svg+xml,%3Csvg/%3E',
    '/media/animals/ram-white-morning-65kg.svg',
  ])('is a drawing where its file is one: %s', (address) => expect(pictureKind(address)).toBe('drawing'));

  it.each([
    '/media/uploads/0b6a1b1e-5f0e-4a38-9d1c-3f6f0c1e7d10',
    'https://media.exemple.ci/belier.jpg?from=dessin.svg',
    '/media/photos/belier.1600.webp#vue.svg',
    '',
  ])('is a photo otherwise, whatever its address says besides: %s', (address) =>
    expect(pictureKind(address)).toBe('photo'),
  );

  it('is at the scale of its weight where it says the weight and stands beside a person', () => {
    expect(pictureKind('/media/animals/ram-white-morning-65kg-person.svg?v=1')).toBe('scaled');
    expect(pictureKind('/media/animals/ram-white-morning-person.svg')).toBe('drawing');
  });

  it('is counted among its own kind, photos first, in its order', () => {
    const counted = picturesOf({
      ...{ image1: 'a.jpg', image2: 'b.svg', image3: null, image4: 'c-20kg-person.svg', image5: 'd.webp' },
      image6: 'a.jpg',
    });
    expect(counted.map(({ kind, index, count }) => [kind, index, count])).toEqual([
      ['photo', 1, 2],
      ['photo', 2, 2],
      ['drawing', 1, 2],
      ['scaled', 2, 2],
    ]);
  });

  it('stands for its animal as the first photo, else as the first drawing', () => {
    expect(mainPicture({ image1: 'a.svg', image2: 'b.jpg' })).toBe('b.jpg');
    expect(mainPicture({ image1: null, image2: 'a.svg' })).toBe('a.svg');
    expect(mainPicture({})).toBeUndefined();
  });
});
