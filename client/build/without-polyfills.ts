import type { Plugin } from 'vite';

const NOTHING = '\0nothing';

/**
 * Leaves out core-js, which the script of a chat vendor asks for: every browser that the build is for has what it adds, and it would replace the page's own
 * built-ins.
 */
export const withoutPolyfills: Plugin = {
  name: 'hearthline-without-polyfills',
  enforce: 'pre',
  resolveId: { filter: { id: /^core-js\// }, handler: () => NOTHING },
  load: { filter: { id: /^\0nothing$/ }, handler: () => 'export {};' },
};
