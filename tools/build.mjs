import { buildShop, setUp } from './prepare.mjs';

/** `npm run build`: the shop in `dist/`, with the brotli and gzip form of every text file. */
await setUp();
await buildShop();
