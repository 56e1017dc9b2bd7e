import react from '@vitejs/plugin-react';
import { join } from 'node:path';
import { defineConfig } from 'vite';

/** Builds the sandbox's pages and the developer toolbar apart from the product's client, so that neither weighs on it. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/sandbox/',
  plugins: [react()],
  build: {
    outDir: join(import.meta.dirname, '../../sandbox/dist'),
    emptyOutDir: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { page: join(import.meta.dirname, 'index.html'), toolbar: join(import.meta.dirname, 'toolbar.ts') },
      output: {
        // the page's script imports it by this name
        entryFileNames: (chunk) => (chunk.name === 'toolbar' ? 'assets/toolbar.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
