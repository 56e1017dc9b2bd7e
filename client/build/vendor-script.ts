import { build, type Plugin } from 'vite';

const SCRIPT = '@twilio/conversations';
const BUILT = '\0vendor-script';
const ENTRY = 'vendor-entry';
const NOTHING = '\0nothing';

/**
 * Leaves out core-js, which the script of a chat vendor asks for: every browser that the build is for has what it adds, and it would replace the page's own
 * built-ins.
 */
const withoutPolyfills: Plugin = {
  name: 'hearthline-without-polyfills',
  enforce: 'pre',
  resolveId: { filter: { id: /^core-js\// }, handler: () => NOTHING },
  load: { filter: { id: /^\0nothing$/ }, handler: () => 'export {};' },
};

/** What of the script the app calls, by name: CommonJS has no names of its own once it is built. */
const entry: Plugin = {
  name: 'hearthline-vendor-entry',
  resolveId: { filter: { id: new RegExp(`^${ENTRY}$`) }, handler: () => ENTRY },
  load: { filter: { id: new RegExp(`^${ENTRY}$`) }, handler: () => `export { Client } from '${SCRIPT}';` },
};

/**
 * Builds the script of a chat vendor by itself and gives the app the result. Its CommonJS modules need the bundler's code for modules of that form, which
 * would otherwise be a file of its own that the first page loads.
 */
export const vendorScript: Plugin = {
  name: 'hearthline-vendor-script',
  apply: 'build',
  enforce: 'pre',
  resolveId: { filter: { id: new RegExp(`^${SCRIPT}$`) }, handler: () => BUILT },
  load: {
    filter: { id: new RegExp(`^${BUILT}$`) },
    async handler() {
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        root: import.meta.dirname,
        plugins: [withoutPolyfills, entry],
        build: {
          write: false,
          minify: false,
          target: 'es2023',
          rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict', output: { codeSplitting: false } },
        },
      });
      const file = 'output' in built ? built.output[0] : undefined;
      if (file?.type !== 'chunk') throw new Error(`${SCRIPT} was not built`);
      return { code: file.code, map: null };
    },
  },
};
