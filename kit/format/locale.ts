/** The locale of numbers, dates and the page's `lang`, set only here. Each language of the build has its own (`locale.es.ts`). */
export const LOCALE: string = 'en-US';
