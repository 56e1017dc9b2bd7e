import { fileOf, OTHER_FAMILIES } from '@hearthline/orgs/theme/families.ts';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import { type Language, languagePlugin } from './languages.ts';

/** One public page that the server prepares before the app's code arrives: what to preload, and the shell shown until then. */
type Page = {
  readonly path: string;
  readonly modules: readonly string[];
  readonly shell?: string;
  readonly css?: string;
  readonly font?: string;
};

const REGISTER = 'screens/register';
/** The router, which every page but the first question starts with. */
const APP = 'app.tsx';
const step = (name: string, file: string): Page => ({
  path: `/account/heloc/register-v2/${name}`,
  modules: [APP, `${REGISTER}/${name}/${file}.tsx`],
});

/** First match wins. */
const PAGES: readonly Page[] = [
  step('home-address', 'HomeAddress'),
  step('for-sale', 'ForSale'),
  step('annual-income', 'AnnualIncome'),
  step('legal-name', 'LegalName'),
  step('birthdate', 'Birthdate'),
  step('phone-and-email', 'PhoneAndEmail'),
  step('set-password', 'SetPassword'),
  { path: '/auth/login', modules: [APP, 'screens/auth/login/Login.tsx'] },
  { path: '/dashboard', modules: [APP, 'screens/dashboard/Dashboard.tsx'] },
  { path: '*', modules: [APP] },
];

/** The file of a family, in its package. */
function fontFile(name: string): string {
  return fileURLToPath(import.meta.resolve(`@fontsource-variable/${name.replace('-latin-wght-normal', '')}/files/${name}.woff2`));
}

/** Renders the first page's shell with the app's own components, so that nothing moves when the app takes over. */
async function renderShell(root: string, outDir: string, language: Language): Promise<string> {
  const folder = mkdtempSync(join(outDir, '.shell-'));
  try {
    await build({
      root,
      configFile: false,
      plugins: [languagePlugin(language)],
      logLevel: 'error',
      build: {
        ssr: join(root, 'build/shell.tsx'),
        outDir: folder,
        emptyOutDir: false,
        ssrEmitAssets: false,
        rolldownOptions: { output: { entryFileNames: 'shell.mjs' } },
      },
    });
    const { shellOfFirstPage } = (await import(pathToFileURL(join(folder, 'shell.mjs')).href)) as { shellOfFirstPage: () => string };
    // the page's security policy forbids inline style attributes; what they set (the progress line's width) comes with the code
    return shellOfFirstPage().replace(/ style="[^"]*"/g, '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Prepares dist for a fast first paint: inlines the first page's style, and writes pages.json, which tells the server each page's code, the
 * font that pages other than the first preload, and the first page's shell.
 */
export function pagesPlugin(root: string, language: Language): Plugin {
  // the output folder of this build: `npm start` builds beside dist and renames when complete
  let outDir = join(root, 'dist');
  let font = '';
  let fontFace = '';
  return {
    name: 'hearthline-pages',
    apply: 'build',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    // beside the product's own families, which the code imports: a page names the file of its lender's, and no other
    buildStart() {
      for (const name of OTHER_FAMILIES.map(fileOf))
        this.emitFile({ type: 'asset', name: `${name}.woff2`, source: readFileSync(fontFile(name)) });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        font = Object.keys(bundle).find((name) => name.includes('source-sans-3-latin')) ?? '';
        const inlined = html.replace(/<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (link: string, file: string) => {
          const style = bundle[file];
          return style?.type === 'asset' ? `<style data-file="/${file}">${String(style.source)}</style>` : link;
        });
        // the first question's page is painted without it, and loads it when it no longer competes with the code
        return inlined.replace(/@font-face\{[^}]*source-sans-3-latin[^}]*\}/, (rule) => {
          fontFace = rule;
          return '';
        });
      },
    },
    async writeBundle() {
      const shell = await renderShell(root, outDir, language);
      const index = readFileSync(join(outDir, 'index.html'), 'utf8');
      // the shell must use only classes of the inlined style: an unknown class would move the page later
      for (const [, names = ''] of shell.matchAll(/class="([^"]*)"/g)) {
        for (const name of names.split(' ').filter((word) => word.includes('_'))) {
          if (!index.includes(name)) throw new Error(`The shell wears ${name}, which the first page's style does not have`);
        }
      }
      writeFileSync(
        join(outDir, 'pages.json'),
        JSON.stringify([
          { path: '/account/heloc/register-v2', modules: [], shell },
          ...PAGES.map((page) => ({ ...page, css: fontFace, font: `/${font}` })),
        ]),
      );
    },
  };
}
