import { Worker } from 'node:worker_threads';
import sharp from 'sharp';

/*
 * The process in which pictures of the provider are decoded (`foreign-pictures.mjs`): its parent ends it when a picture takes too
 * long, and it ends itself when one takes too much memory, both of which native code does without returning.
 */

const mostPixels = 40_000_000;
const mostMemory = 1_500_000_000;
new Worker(
  `setInterval(() => process.memoryUsage.rss() > ${mostMemory} && process.kill(process.pid, 'SIGKILL'), 20)`,
  { eval: true },
).unref();

// Other decoders of libvips read files that a picture names. That of SVG reads none where it is given bytes without an address.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Nsgif', 'Heif', 'Svg'].map((format) => `VipsForeignLoad${format}`),
});

const draw = (content, size) =>
  sharp(content, { limitInputPixels: mostPixels }).rotate().resize(size).png().toBuffer();

process.on('message', async ({ content, size }) => {
  const answer = await draw(Buffer.from(content), size).then(
    (png) => ({ png }),
    (error) => ({ fault: error.message.split('\n')[0] }),
  );
  process.send(answer);
});
process.on('disconnect', () => process.exit());
process.send({ isReady: true });
