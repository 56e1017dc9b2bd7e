import react from '@vitejs/plugin-react';
import { ASSETS } from '@hearthline/journey/paths.ts';
import { defineConfig } from 'vite';
import { firstPage } from './build/first-page.ts';
import { languageOf, languagePlugin } from './build/languages.ts';
import { pagesPlugin } from './build/pages-plugin.ts';
import { vendorScript } from './build/vendor-script.ts';

const API = ['/identity', '/service-', '/a/', '/offercode', '/ft', '/sandbox', '/apps/', '/openapi.json', '/docs', '/healthz', '/readyz'];

const first = firstPage();
/** Below the base path, as the pages are. */
const assets = ASSETS.slice(1);
const language = languageOf(process.env['CLIENT_LANGUAGE']);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [languagePlugin(language), react(), vendorScript, first.plugin, pagesPlugin(import.meta.dirname, language)],
  build: {
    outDir: 'dist',
    manifest: true,
    assetsDir: assets,
    target: 'es2023',
    cssMinify: 'lightningcss',
    // slower than the default, and one percent smaller: needed for the first page's budget
    minify: 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3 }, format: { comments: false } },
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 450,
    rolldownOptions: {
      // the addresses of operations: one that a later page calls would otherwise be part of the first
      optimization: { inlineConst: { mode: 'all', pass: 1 } },
      output: {
        chunkFileNames: `${assets}/[hash].js`,
        assetFileNames: `${assets}/[name]-[hash][extname]`,
        codeSplitting: {
          groups: [
            { name: 'first', test: (id: string) => first.isFirst(id) },
            { name: 'app', test: (id: string) => first.isApp(id) },
            { name: 'questions', test: (id: string) => first.isQuestion(id) },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(API.map((path) => [path, 'http://127.0.0.1:4000'])) },
});
