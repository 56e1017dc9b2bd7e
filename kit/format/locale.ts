/** The one place of the locale: of numbers and dates, and of the page's `lang`. Each language of the build has its own (`locale.es.ts`). */
export const LOCALE: string = 'en-US';
