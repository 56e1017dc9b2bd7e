import { LOCALE } from '@hearthline/kit/format/locale.ts';
import { LOCALE as SPANISH } from '@hearthline/kit/format/locale.es.ts';
import { existsSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The languages the client is built in, each a build of its own; the first is the one everything is written in. */
export const LANGUAGES = [
  { code: 'en', locale: LOCALE },
  { code: 'es', locale: SPANISH },
] as const;
export type Language = (typeof LANGUAGES)[number];

/**
 * The language of this build, by its code.
 * @throws Error for a code that is not in the table
 */
export function languageOf(code = 'en'): Language {
  const found = LANGUAGES.find((language) => language.code === code);
  if (!found) throw new Error(`The client has no language ${code}`);
  return found;
}

/**
 * Puts `copy.es.ts` in the place of `copy.ts`, wherever it stands beside it (and `labels.es.ts` in that of `labels.ts`), and writes the
 * page's `lang`. What has no other form yet stays in English.
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
