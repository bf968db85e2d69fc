import type { Plugin } from 'vite';
import { drawFromName, pictureName } from '../pictures/picture-name.ts';
import { samplePictures } from '../stories/sample/pictures.ts';

const folder = '/media/animals/';

/** The pictures of the samples, drawn where a provider would serve them: beside the stories, and in the built workshop. */
export const samplePicturesPlugin = (): Plugin => ({
  name: 'sample-pictures',
  configureServer({ middlewares }) {
    middlewares.use((asked, answer, next) => {
      const path = asked.url?.split('?')[0] ?? '';
      const drawn = path.startsWith(folder) ? drawFromName(path.slice(folder.length)) : null;
      if (drawn === null) return next();
      answer.setHeader('content-type', 'image/svg+xml');
      answer.end(drawn);
    });
  },
  generateBundle() {
    for (const picture of samplePictures) {
      const name = pictureName(picture);
      this.emitFile({
        type: 'asset',
        fileName: `${folder.slice(1)}${name}`,
        source: drawFromName(name) ?? '',
      });
    }
  },
});
