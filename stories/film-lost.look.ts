import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { at } from '#machines/at.ts';
import { picturesMachine } from '#machines/browsing/pictures.machine.ts';
import { PictureRequest } from '#screens/product/picture-request.tsx';
import { ProductPictures } from '#screens/product/product-pictures.tsx';
import { productHelpWording } from '#wording/product-help.ts';
import { sampleAnimal } from './sample/animals.ts';
import { photoAddress } from './sample/pictures.ts';

const product = {
  ...sampleAnimal('Bélier Bali-Bali'),
  ...{ image1: photoAddress('en-hauteur.png'), film: '/media/photos/absente.mp4' },
};

it.each([320, 390, 1440])(
  'a film that does not play gives its whole place to the request, which has the focus, at %i px',
  async (width) => {
    await page.viewport(width, 844);
    const place = document.body.appendChild(document.createElement('main'));
    const root = createRoot(place);
    const request = createElement(PictureRequest, {
      product,
      url: 'https://belier.ci/product/1',
      code: '4827',
    });
    const snapshot = at(picturesMachine, 'several', { count: 5, index: 4 });
    try {
      flushSync(() =>
        root.render(createElement(ProductPictures, { product, snapshot, send: () => {}, request })),
      );
      const film = place.querySelector('video') as HTMLVideoElement;
      const stage = film.closest('section > div') as HTMLElement;
      flushSync(() => film.dispatchEvent(new Event('error')));
      expect(place.querySelector('video')).toBeNull();
      const said = place.querySelector('[role=alert]') as HTMLElement;
      expect(said.textContent).toBe(productHelpWording.player.lost);
      const panel = said.parentElement as HTMLElement;
      expect(document.activeElement).toBe(panel);
      const [outer, ...inner] = [stage, ...panel.querySelectorAll('p, a')].map((one) =>
        one.getBoundingClientRect(),
      );
      expect(inner.length).toBeGreaterThanOrEqual(5);
      for (const { top, bottom, left, right } of inner) {
        expect(top).toBeGreaterThanOrEqual(outer?.top ?? Number.NaN);
        expect(bottom).toBeLessThanOrEqual(outer?.bottom ?? Number.NaN);
        expect(left).toBeGreaterThanOrEqual(outer?.left ?? Number.NaN);
        expect(right).toBeLessThanOrEqual(outer?.right ?? Number.NaN);
      }
    } finally {
      root.unmount();
      place.remove();
      await page.viewport(1280, 900);
    }
  },
);
