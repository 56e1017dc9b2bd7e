/** Spanish as written in the United States: numbers and dollars as in English, names of months and days in Spanish. */
export const LOCALE: string = 'es-US';
