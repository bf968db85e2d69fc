import { Resvg } from '@resvg/resvg-js';
import type { Plugin } from 'vite';
import { drawAnimal } from '../packages/pictures/animal.ts';
import { drawFromName, pictureName } from '../packages/pictures/picture-name.ts';
import { photoAddress, samplePhotos, samplePictures } from '../stories/sample/pictures.ts';

const folder = '/media/animals/';

/** A sample's photo in its own proportions, unlike the drawings. */
function photoAt(path: string): Buffer | null {
  const photo = samplePhotos.find(({ name }) => photoAddress(name) === path);
  if (photo === undefined) return null;
  const svg = drawAnimal({ ...photo.of, ratio: photo.width / photo.height });
  return new Resvg(svg, { fitTo: { mode: 'width', value: photo.width } }).render().asPng();
}

/** Serves and bundles the samples' pictures at the paths that a provider would use. */
export const samplePicturesPlugin = (): Plugin => ({
  name: 'sample-pictures',
  configureServer({ middlewares }) {
    middlewares.use((asked, answer, next) => {
      const path = asked.url?.split('?')[0] ?? '';
      const drawn = path.startsWith(folder) ? drawFromName(path.slice(folder.length)) : null;
      const found = drawn ?? photoAt(path);
      if (found === null) return next();
      answer.setHeader('content-type', drawn === null ? 'image/png' : 'image/svg+xml');
      answer.end(found);
    });
  },
  generateBundle() {
    for (const { name } of samplePhotos) {
      const path = photoAddress(name);
      this.emitFile({ type: 'asset', fileName: path.slice(1), source: photoAt(path) ?? '' });
    }
    for (const name of new Set(samplePictures.map(pictureName))) {
      this.emitFile({
        type: 'asset',
        fileName: `${folder.slice(1)}${name}`,
        source: drawFromName(name) ?? '',
      });
    }
  },
});
