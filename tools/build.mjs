import { buildShop, checkNode, generateStyles, installPackages } from './prepare.mjs';

/** `npm run build`: the shop in `dist/`, with the brotli and gzip form of every text file. */
checkNode();
await installPackages();
await generateStyles();
await buildShop();
