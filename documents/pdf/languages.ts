/** The languages that documents are written in. */
export type DocumentLanguage = 'en-US' | 'es-US';

const noon = (date: string): Date => new Date(`${date}T12:00:00Z`);
const DAY: Readonly<Record<DocumentLanguage, Intl.DateTimeFormat>> = {
  'en-US': new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' }),
  'es-US': new Intl.DateTimeFormat('es-US', { timeZone: 'UTC', year: 'numeric', month: 'long', day: 'numeric' }),
};
/** "November 24, 2026", "24 de noviembre de 2026". */
export const dayIn = (language: DocumentLanguage, date: string): string => DAY[language].format(noon(date));

/** What stands around every document's own words. */
export const AROUND: Readonly<
  Record<DocumentLanguage, { readonly application: (number: string) => string; readonly page: (number: number, of: number) => string }>
> = {
  'en-US': { application: (number) => `Application ${number}`, page: (number, of) => `Page ${number} of ${of}` },
  'es-US': { application: (number) => `Solicitud ${number}`, page: (number, of) => `Página ${number} de ${of}` },
};
