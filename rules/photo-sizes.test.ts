import { describe, expect, it } from 'vitest';
import { photoSizes } from './photo-sizes.ts';

describe('the name of a photo', () => {
  it('says its widths and its colour', () => {
    expect(photoSizes('/media/photos/belier-1.c9a27f.1600.webp')).toEqual({
      srcSet:
        '/media/photos/belier-1.c9a27f.480.webp 480w, /media/photos/belier-1.c9a27f.960.webp 960w, /media/photos/belier-1.c9a27f.1600.webp 1600w',
      colour: '#c9a27f',
    });
    expect(photoSizes('https://m.exemple.ci/a.900.jpg')).toEqual({
      srcSet: 'https://m.exemple.ci/a.480.jpg 480w, https://m.exemple.ci/a.900.jpg 900w',
    });
    expect(photoSizes('a.480.jpeg').srcSet).toBe('a.480.jpeg 480w');
  });

  it.each([
    '/media/animals/ram-white-morning.svg',
    '/media/uploads/0b6a1b1e-5f0e-4a38-9d1c-3f6f0c1e7d10',
    '/media/a.1600.webp?v=2',
    '/media/a b.1600.webp',
    '/media/a,b.1600.webp',
    '/media/a.16.webp',
    '/media/a.16000.webp',
    '/media/1600.png',
    '',
  ])('says nothing where it is not one of ours: %j', (address) => expect(photoSizes(address)).toEqual({}));
});
