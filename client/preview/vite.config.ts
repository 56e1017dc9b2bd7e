import react from '@vitejs/plugin-react';
import { PREVIEW_FRAME } from '@hearthline/journey/paths.ts';
import { defineConfig } from 'vite';
import { languageOf, languagePlugin } from '../build/languages.ts';
import { vendorScript } from '../build/vendor-script.ts';

/** Builds the borrower's screens for the desk's preview of a change apart from the client, so that samples do not weigh on it. */
export default defineConfig({
  root: import.meta.dirname,
  base: `${PREVIEW_FRAME}/`,
  plugins: [languagePlugin(languageOf('en')), react(), vendorScript],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
  },
});
