import { LOCALE } from '@hearthline/kit/format/locale.ts';
import { LOCALE as SPANISH } from '@hearthline/kit/format/locale.es.ts';
import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The languages of the client, one build each; the first is the source language. */
export const LANGUAGES = [
  { code: 'en', locale: LOCALE },
  { code: 'es', locale: SPANISH },
] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The language of this build by its code.
 * @throws Error for a code that is not in the table
 */
export function languageOf(code = 'en'): Language {
  const found = LANGUAGES.find((language) => language.code === code);
  if (!found) throw new Error(`The client has no language ${code}`);
  return found;
}

/**
 * Resolves `copy.ts` to the `copy.es.ts` beside it where there is one (and `labels.ts` to `labels.es.ts`), and writes the page's `lang`.
 * Files without a translation stay in English.
 */
export function languagePlugin({ code, locale }: Language): Plugin {
  return {
    name: 'hearthline-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (code === 'en' || !source.endsWith('.ts')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const translated = found?.id.replace(/\.ts$/, `.${code}.ts`);
      return found && translated !== undefined && translated !== importer && existsSync(translated) ? translated : null;
    },
    transformIndexHtml: (html) => html.replace(/<html lang="[^"]*"/, `<html lang="${locale}"`),
  };
}
