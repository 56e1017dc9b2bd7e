import type { Plugin } from 'vite';

/** The modules of the first page: every module the entry reaches without a dynamic import. And those that the app's code adds. */
export type FirstPage = {
  readonly plugin: Plugin;
  readonly isFirst: (id: string) => boolean;
  readonly isApp: (id: string) => boolean;
  readonly isQuestion: (id: string) => boolean;
};

/** What the first question loads once it can be answered: the router, the rules of forms, the table of pages. */
const APP = /\/client\/app\.tsx$/;

/** The questions between the first and the last: small, and each is asked. */
const QUESTIONS = /\/register\/(home-address|for-sale|annual-income|legal-name|birthdate|phone-and-email)\/[A-Z]\w+\.tsx$/;

/**
 * Collects the modules of the first page, of the app behind it and of its questions once the module graph is known, so that each forms one chunk: many small
 * chunks cost requests and compress worse.
 */
export function firstPage(): FirstPage {
  const first = new Set<string>();
  const app = new Set<string>();
  const questions = new Set<string>();
  const plugin: Plugin = {
    name: 'hearthline-first-page',
    apply: 'build',
    buildEnd() {
      const collect = (id: string, into: Set<string>): void => {
        if (first.has(id) || app.has(id) || into.has(id)) return;
        into.add(id);
        this.getModuleInfo(id)?.importedIds.forEach((imported) => collect(imported, into));
      };
      const ids = [...this.getModuleIds()];
      for (const id of ids) if (this.getModuleInfo(id)?.isEntry) collect(id, first);
      for (const id of ids) if (APP.test(id)) collect(id, app);
      for (const id of ids) if (QUESTIONS.test(id)) collect(id, questions);
    },
  };
  return { plugin, isFirst: (id) => first.has(id), isApp: (id) => app.has(id), isQuestion: (id) => questions.has(id) };
}
