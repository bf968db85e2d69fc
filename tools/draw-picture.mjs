import { Worker } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { sanitizeSvg } from './sanitize-svg.mjs';

/*
 * The process in which pictures of the provider are decoded (`foreign-pictures.mjs`): its owner ends it when a picture takes too
 * long, and it ends itself when one takes too much memory, both of which native code does without returning.
 */

const mostPixels = 40_000_000;
const mostMemory = 1_500_000_000;
new Worker(
  `setInterval(() => process.memoryUsage.rss() > ${mostMemory} && process.kill(process.pid, 'SIGKILL'), 20)`,
  { eval: true },
).unref();

// Photos only: other decoders of libvips read files that a picture names.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif'].map((format) => `VipsForeignLoad${format}`),
});
const read = (content) => sharp(content, { limitInputPixels: mostPixels });

async function checkEmbedded(images) {
  let pixels = 0;
  for (const image of images) {
    const { width, height } = await read(image).metadata();
    pixels += width * height;
  }
  if (pixels > mostPixels) throw new Error('contains too many pixels');
}

/** Any start that can be one of XML. */
const isText = (content) => /^(?:\xef\xbb\xbf)?\s*</.test(content.subarray(0, 64).toString('latin1'));

async function draw(content, size) {
  if (!isText(content)) return read(content).rotate().resize(size).png().toBuffer();
  const { svg, images } = sanitizeSvg(content, size);
  await checkEmbedded(images);
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

process.on('message', async ({ content, size }) => {
  const answer = await draw(Buffer.from(content), size).then(
    (png) => ({ png }),
    (error) => ({ fault: error.message.split('\n')[0] }),
  );
  process.send(answer);
});
process.on('disconnect', () => process.exit());
process.send({ isReady: true });
