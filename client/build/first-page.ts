import type { Plugin } from 'vite';

/** The modules of the first page: every module the entry reaches without a dynamic import. */
export type FirstPage = { readonly plugin: Plugin; readonly has: (id: string) => boolean };

/**
 * Collects the modules of the first page once the module graph is known, so that they form one chunk: many small chunks cost requests and
 * compress worse.
 */
export function firstPage(): FirstPage {
  const modules = new Set<string>();
  const plugin: Plugin = {
    name: 'hearthline-first-page',
    apply: 'build',
    buildEnd() {
      const visit = (id: string): void => {
        if (modules.has(id)) return;
        modules.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(visit);
      };
      for (const id of this.getModuleIds()) if (this.getModuleInfo(id)?.isEntry) visit(id);
    },
  };
  return { plugin, has: (id) => modules.has(id) };
}
