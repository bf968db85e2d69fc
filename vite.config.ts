import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlinePandaStyles } from './tools/inline-styles.ts';
// @ts-expect-error -- a plain module of the project's own commands, without declarations
import { routing } from './tools/routing.mjs';

const sandbox = `http://127.0.0.1:${process.env.SANDBOX_PORT ?? 4174}`;

/** The oldest browsers the shop is built for; cascade layers set the line. */
export const browsers = ['chrome99', 'safari15.4', 'firefox97'];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tanstackRouter(routing), react(), inlinePandaStyles(import.meta.dirname)],
  build: { manifest: isSsrBuild !== true, copyPublicDir: isSsrBuild !== true, target: browsers, cssTarget: browsers, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
  server: {
    proxy: Object.fromEntries(['/api', '/media', '/sandbox'].map((path) => [path, { target: sandbox }])),
  },
}));
