import type { Plugin } from 'vite';

/** One public page the server readies before its code arrives: what to preload, and what stands on it until then. */
type Page = { path: string; modules: string[]; shell: string; css: string };

/** Writes dist/pages.json: for each public path its chunks, so that the page's code is asked for with the page (stack.md §1). */
export function pagesPlugin(): Plugin {
  return {
    name: 'hearthline-pages',
    apply: 'build',
    generateBundle() {
      const pages: Page[] = PAGES.map(({ path, modules }) => ({ path, modules: [...modules], shell: '', css: '' }));
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(pages) });
    },
  };
}

const REGISTER = 'screens/register';

/** First match wins; a trailing `*` matches the rest. */
const PAGES: readonly { path: string; modules: readonly string[] }[] = [
  { path: '/account/heloc/register-v2', modules: [`${REGISTER}/RegisterLayout.tsx`, `${REGISTER}/property-address/PropertyAddress.tsx`] },
  { path: '/account/heloc/register-v2/home-address', modules: [`${REGISTER}/RegisterLayout.tsx`, `${REGISTER}/home-address/HomeAddress.tsx`] },
  { path: '/account/heloc/register-v2/*', modules: [`${REGISTER}/RegisterLayout.tsx`] },
  { path: '/auth/login', modules: ['screens/auth/login/Login.tsx'] },
];
